import type { Language } from '@shortlist/contracts/platform/languages';
import { datesOf, type FoundDate } from './read-date';

/** A date range in a line. Dates as stored: MM/YYYY, YYYY or empty. */
export interface DateSpan {
  startDate: string;
  endDate: string;
  current: boolean;
  /** Alternative interpretations of ambiguous dates. */
  otherStart?: string;
  otherEnd?: string;
  /** True if only an open end shows that the range is ongoing: "2020 –". */
  isOpen: boolean;
  /** Position in the line, including brackets around the range. */
  start: number;
  end: number;
}

const between =
  /^\s*(?:(?:[-–—―−~～〜→/]|to|until|till|through|thru|bis|a|al|hasta(?: el| la)?|à|au|jusqu[’']?(?:à|en|au)?|から|より|부터|de)\s*)?(?:(?:until|till|bis|hasta|la|jusqu[’'](?:à|en|au)|el|l[’'])\s*)?$/iu;
const joins = /[-–—―−~～〜→/]|\p{L}/u;
/** A word before a single date that marks it as the start of an ongoing range. */
const since = /(?:^|[\s(（,|·])(?:since|seit|desde|depuis(?: le)?|dès)\s*$/iu;
const from = /(?:^|[\s(（,|·])(?:from|von|vom|ab|del?|du|entre)\s*$/iu;
const openEnd = /^\s*(?:[-–—―−~～〜]\s*(?=$|[)）,|])|から(?![\p{L}\p{N}])|부터(?![\p{L}\p{N}])|より(?![\p{L}\p{N}]))/u;
const lateEnd = /^\s*(?:まで|까지)/u;
/** "2018/19": a school year. */
const schoolYear = /^\s?[/–-]\s?(\d{2})(?!\d|[/.]\d)/u;
/** Brackets directly around a range belong to it. A duration such as "(2 years 3 months)" remains in the text. */
const brackets: [RegExp, RegExp] = [/[([（［]\s*$/u, /^\s*[)\]）］]/u];

/** Finds the first date range or date of a line. A date with a two-digit year counts only within a range. */
export function findSpan(text: string, language: Language): DateSpan | undefined {
  const dates = datesOf(text, language);
  for (const [i, date] of dates.entries()) {
    const span = spanFrom(text, date, dates[i + 1]);
    if (span) return widened(text, span);
  }
  return undefined;
}

const startOf = (date: FoundDate) => ({
  startDate: date.value,
  ...(date.ambiguous !== undefined && { otherStart: date.ambiguous }),
});
const endOf = (date: FoundDate) => ({
  endDate: date.value,
  ...(date.ambiguous !== undefined && { otherEnd: date.ambiguous }),
});

function spanFrom(text: string, date: FoundDate, next: FoundDate | undefined): DateSpan | undefined {
  if (date.isNow) return undefined;
  const { start } = date;
  const gap = next && text.slice(date.end, next.start);
  if (
    next &&
    gap !== undefined &&
    between.test(gap) &&
    joins.test(gap) &&
    !(date.isWeak && next.isWeak && !isPair(date, next))
  ) {
    return { ...startOf(date), ...endOf(next), current: next.isNow, isOpen: false, start, end: next.end };
  }
  // "2020.03 재직중" and "2019年4月 現在" are ranges without a separator.
  if (next?.isNow && gap?.trim() === '' && !date.isWeak)
    return { ...startOf(date), endDate: '', current: true, isOpen: false, start, end: next.end };
  const rest = text.slice(date.end);
  const short = /^\d{4}$/.test(date.value) ? schoolYear.exec(rest) : null;
  if (short && Number(short[1]) > Number(date.value.slice(2)))
    return {
      ...startOf(date),
      endDate: date.value.slice(0, 2) + (short[1] ?? ''),
      current: false,
      isOpen: false,
      start,
      end: date.end + short[0].length,
    };
  if (date.isWeak) return undefined;
  if (since.test(text.slice(0, start)))
    return { ...startOf(date), endDate: '', current: true, isOpen: false, start, end: date.end };
  const open = openEnd.exec(rest);
  if (open)
    return { ...startOf(date), endDate: '', current: true, isOpen: true, start, end: date.end + open[0].length };
  return { ...startOf(date), endDate: '', current: false, isOpen: false, start, end: date.end };
}

/** Two weak dates form a range if the second is "now" or both have the same format: "6/17 – 2/20". */
const isPair = (date: FoundDate, next: FoundDate) =>
  next.isNow || date.value.includes('/') === next.value.includes('/');

function widened(text: string, span: DateSpan): DateSpan {
  let { start, end } = span;
  const lead =
    since.exec(text.slice(0, start)) ?? (span.endDate || span.current ? from.exec(text.slice(0, start)) : null);
  if (lead) start = lead.index + (/^[\s(（,|·]/u.test(lead[0]) ? 1 : 0);
  const late = lateEnd.exec(text.slice(end));
  if (late) end += late[0].length;
  const open = brackets[0].exec(text.slice(0, start));
  const close = brackets[1].exec(text.slice(end));
  if (open && close) {
    start = open.index;
    end += close[0].length;
  }
  return { ...span, start, end };
}
