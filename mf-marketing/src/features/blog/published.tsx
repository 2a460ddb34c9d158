import { minutesOf, type Article } from '../../articles/article';
import { useWords } from './words';

/** Formats the date with our own messages, because locale data differs between browsers and Node. */
function useDay(date: string): string {
  const t = useWords();
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return t('blog.date', { year, month: t(`blog.month.${month as 1}`), day });
}

export function Published({ article, author }: { article: Article; author: string }) {
  const t = useWords();
  return (
    <p className="text-sm text-ink-soft">
      {author}
      <span className="max-xs:hidden"> · </span>
      <span className="max-xs:block">
        <time dateTime={article.date}>{useDay(article.date)}</time> ·{' '}
        {t('blog.minutes', { minutes: minutesOf(article) })}
      </span>
    </p>
  );
}

export function PublishedShort({ article }: { article: Article }) {
  const t = useWords();
  return (
    <p className="text-sm text-ink-soft md:text-right">
      <time dateTime={article.date} className="md:block">
        {useDay(article.date)}
      </time>
      <span className="md:hidden"> · </span>
      <span className="md:block">{t('blog.minutes', { minutes: minutesOf(article) })}</span>
    </p>
  );
}
