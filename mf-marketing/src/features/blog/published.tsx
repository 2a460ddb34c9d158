import { minutesOf, type Article } from '../../articles/article';
import { useWords } from './words';

/** The day in the page's language. From our own words: browsers' tables of dates differ from each other's and Node's. */
function useDay(date: string): string {
  const t = useWords();
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return t('blog.date', { year, month: t(`blog.month.${month as 1}`), day });
}

/** Who wrote an article, when, and how long it takes to read, in a line; on phones who has one alone. */
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

/** The same without its author, in two lines at the end of a row. */
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
