import type { TermUsage } from '@shortlist/contracts/platform/score';
import { Card } from '@shortlist/shared-ui/components/card';
import { Chip } from '@shortlist/shared-ui/components/chip';
import { Highlight } from '@shortlist/shared-ui/components/highlight';
import { useMessages } from '../../messages';

/** The remaining keywords appear as "+N more". */
const maxVisibleKeywords = 8;

export function KeywordsCard({ keywords }: { keywords: string[] }) {
  const t = useMessages();
  const hiddenCount = keywords.length - maxVisibleKeywords;
  return (
    <Card aria-labelledby="keywords" className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="keywords" className="d4">
          {t('keywords.heading')}
        </h3>
        <p className="text-xs text-ink-soft">{t('keywords.found', { count: keywords.length })}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {keywords.slice(0, maxVisibleKeywords).map((keyword) => (
          <li key={keyword} className="max-w-full">
            <Chip variant="marked">{keyword}</Chip>
          </li>
        ))}
        {hiddenCount > 0 && (
          <li>
            <Chip variant="count">{t('keywords.more', { count: hiddenCount })}</Chip>
          </li>
        )}
      </ul>
    </Card>
  );
}

export function AllKeywordsCard({ keywords, terms }: { keywords: string[]; terms: TermUsage[] }) {
  const t = useMessages();
  const listedTerms = new Set(terms.map(({ term }) => term.toLowerCase()));
  const rows: { term: string; usage: string; isMissing: boolean }[] = [
    ...terms.map(({ term, count, place }) => ({
      term,
      usage: place === 'missing' ? t('keywords.missing') : t(`keywords.place.${place}`, { count }),
      isMissing: place === 'missing',
    })),
    ...keywords
      .filter((keyword) => !listedTerms.has(keyword.toLowerCase()))
      .map((term) => ({ term, usage: '', isMissing: false })),
  ];
  const foundCount = rows.filter(({ isMissing }) => !isMissing).length;
  return (
    <Card aria-labelledby="all-keywords" className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="all-keywords" className="d4">
          {t('keywords.all')}
        </h3>
        <p className="text-xs text-ink-soft">{t('keywords.of', { there: foundCount, all: rows.length })}</p>
      </div>
      <ul>
        {rows.map(({ term, usage, isMissing }) => (
          <li
            key={term}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 text-sm"
          >
            <span>{isMissing ? term : <Highlight>{term}</Highlight>}</span>
            <span
              className={
                isMissing ? 'ml-auto text-right text-xs text-warn' : 'ml-auto text-right text-xs text-ink-soft'
              }
            >
              {usage}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
