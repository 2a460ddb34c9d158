import type { MachineField } from '@shortlist/contracts/builder/machine-view';

/** Formats "2020-03" as "March 2020"; a bare year stays as it is. */
function monthOf(date: string, language: string): string {
  const [year = '', month] = date.split('-');
  const first = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, 1));
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    ...(month && { month: 'long' }),
    timeZone: 'UTC',
  }).format(first);
}

/** Formats parsed dates, such as "March 2020 – present". */
export function monthsOf(
  { from, to, now }: NonNullable<MachineField['dates']>,
  language: string,
  words: { present: string; nothing: string },
): string {
  const said = [from, to].filter(Boolean).map((date) => monthOf(date, language));
  return [...said, ...(now ? [words.present] : [])].join(' – ') || words.nothing;
}
