import { getReadingMinutes, type Article } from '../../articles/article';
import { useBlogMessages } from './messages';

/**
 * Uses our own messages, because locale data differs between browsers and Node, and hydration requires the same text.
 */
function useFormattedDate(date: string): string {
  const t = useBlogMessages();
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return t('blog.date', { year, month: t(`blog.month.${month as 1}`), day });
}

export function Byline({ article, author }: { article: Article; author: string }) {
  const t = useBlogMessages();
  return (
    <p className="text-sm text-ink-soft">
      {author}
      <span className="max-xs:hidden"> · </span>
      <span className="max-xs:block">
        <time dateTime={article.date}>{useFormattedDate(article.date)}</time> ·{' '}
        {t('blog.minutes', { minutes: getReadingMinutes(article) })}
      </span>
    </p>
  );
}

export function CompactByline({ article }: { article: Article }) {
  const t = useBlogMessages();
  return (
    <p className="text-sm text-ink-soft md:text-right">
      <time dateTime={article.date} className="md:block">
        {useFormattedDate(article.date)}
      </time>
      <span className="md:hidden"> · </span>
      <span className="md:block">{t('blog.minutes', { minutes: getReadingMinutes(article) })}</span>
    </p>
  );
}
