import type { ParserField } from '@shortlist/contracts/builder/parser-view';

/** "2020-03" becomes "March 2020". A year without a month is unchanged. */
function formatMonth(date: string, language: string): string {
  const [year = '', month] = date.split('-');
  const firstDay = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, 1));
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    ...(month && { month: 'long' }),
    timeZone: 'UTC',
  }).format(firstDay);
}

/** Example: "March 2020 – present". */
export function formatParsedDates(
  { from, to, now }: NonNullable<ParserField['dates']>,
  language: string,
  labels: { present: string; nothing: string },
): string {
  const months = [from, to].filter(Boolean).map((date) => formatMonth(date, language));
  return [...months, ...(now ? [labels.present] : [])].join(' – ') || labels.nothing;
}
