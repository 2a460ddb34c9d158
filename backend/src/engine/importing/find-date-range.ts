import type { Language } from '@shortlist/contracts/platform/languages';
import { findDates, monthNamePattern, parseMonthName, type DateMatch } from '@shortlist/documents/i18n/parse-date';

/** Dates are MM/YYYY, YYYY or empty. */
export interface DateRange {
  startDate: string;
  endDate: string;
  current: boolean;
  /** Second readings of ambiguous dates. */
  alternativeStart?: string;
  alternativeEnd?: string;
  /** True for "2020 –", where only the open end shows that the range is ongoing. */
  isOpenEnded: boolean;
  /** Offset in the line, including brackets around the range. `end` is exclusive. */
  start: number;
  end: number;
}

const rangeSeparator =
  /^\s*(?:(?:[-–—―−~～〜→/]|to|until|till|through|thru|bis|a|al|hasta(?: el| la)?|à|au|jusqu[’']?(?:à|en|au)?|から|より|부터|de)\s*)?(?:(?:until|till|bis|hasta|la|jusqu[’'](?:à|en|au)|el|l[’'])\s*)?$/iu;
const rangeJoiner = /[-–—―−~～〜→/]|\p{L}/u;
/** Marks a single date as the start of an ongoing range. */
const sinceWord = /(?:^|[\s(（,|·])(?:since|seit|desde|depuis(?: le)?|dès)\s*$/iu;
const fromWord = /(?:^|[\s(（,|·])(?:from|von|vom|ab|del?|du|entre)\s*$/iu;
const openEndPattern =
  /^\s*(?:[-–—―−~～〜]\s*(?=$|[)）,|])|から(?![\p{L}\p{N}])|부터(?![\p{L}\p{N}])|より(?![\p{L}\p{N}]))/u;
const trailingUntil = /^\s*(?:まで|까지)/u;
/** The end of a school year such as "2018/19". */
const schoolYearPattern = /^\s?[/–-]\s?(\d{2})(?!\d|[/.]\d)/u;
/** Only brackets directly around a range count. A duration such as "(2 years 3 months)" remains in the text. */
const brackets: [RegExp, RegExp] = [/[([（［]\s*$/u, /^\s*[)\]）］]/u];

/** Finds the first date range or single date in a line. A weak date counts only within a range. */
export function findDateRange(text: string, language: Language): DateRange | undefined {
  const dates = findDates(text, language);
  for (const [i, date] of dates.entries()) {
    const range = parseDateRange(text, date, dates[i + 1]);
    if (range) return expandRange(text, addMonthsWithoutYear(text, range));
  }
  return undefined;
}

const monthBeforeRange = new RegExp(`(?<!\\p{L})(${monthNamePattern})\\.?\\s*(?:[-–—−~]|to|bis|a|à)\\s*$`, 'iu');

const monthAfterRange = /^\s*[-–—−~～〜]\s*(1[0-2]|0?[1-9])[月월]/u;

/** Adds the month that has no year of its own in "Sept. – Dec. 2020" and "2018年7月〜8月". */
function addMonthsWithoutYear(text: string, range: DateRange): DateRange {
  const year = /^\d\d\/(\d{4})$/.exec(range.startDate)?.[1];
  if (!year || range.endDate || (range.current && !range.isOpenEnded)) return range;
  const toDate = (month: number) => `${String(month).padStart(2, '0')}/${year}`;
  const previousMatch = monthBeforeRange.exec(text.slice(0, range.start));
  if (previousMatch?.[1])
    return {
      ...range,
      startDate: toDate(parseMonthName(previousMatch[1])),
      endDate: range.startDate,
      start: previousMatch.index,
    };
  const dateEnd = text
    .slice(0, range.end)
    .replace(/[-–—−~～〜]\s*$/u, '')
    .trimEnd().length;
  const nextMatch = monthAfterRange.exec(text.slice(dateEnd));
  return nextMatch?.[1]
    ? { ...range, endDate: toDate(Number(nextMatch[1])), end: dateEnd + nextMatch[0].length }
    : range;
}

const toStartFields = (date: DateMatch) => ({
  startDate: date.value,
  ...(date.alternative !== undefined && { alternativeStart: date.alternative }),
});
const toEndFields = (date: DateMatch) => ({
  endDate: date.value,
  ...(date.alternative !== undefined && { alternativeEnd: date.alternative }),
});

function parseDateRange(text: string, date: DateMatch, nextDate: DateMatch | undefined): DateRange | undefined {
  if (date.isPresent) return undefined;
  const { start } = date;
  const gap = nextDate && text.slice(date.end, nextDate.start);
  if (
    nextDate &&
    gap !== undefined &&
    rangeSeparator.test(gap) &&
    rangeJoiner.test(gap) &&
    !(date.isWeak && nextDate.isWeak && !isLikelyRange(date, nextDate))
  ) {
    return {
      ...toStartFields(date),
      ...toEndFields(nextDate),
      current: nextDate.isPresent,
      isOpenEnded: false,
      start,
      end: nextDate.end,
    };
  }
  // "2020.03 재직중" and "2019年4月 現在" are ranges without a separator.
  if (nextDate?.isPresent && gap?.trim() === '' && !date.isWeak)
    return { ...toStartFields(date), endDate: '', current: true, isOpenEnded: false, start, end: nextDate.end };
  const textAfterDate = text.slice(date.end);
  const schoolYearMatch = /^\d{4}$/.test(date.value) ? schoolYearPattern.exec(textAfterDate) : null;
  if (schoolYearMatch && Number(schoolYearMatch[1]) > Number(date.value.slice(2)))
    return {
      ...toStartFields(date),
      endDate: date.value.slice(0, 2) + (schoolYearMatch[1] ?? ''),
      current: false,
      isOpenEnded: false,
      start,
      end: date.end + schoolYearMatch[0].length,
    };
  if (date.isWeak) return undefined;
  if (sinceWord.test(text.slice(0, start)))
    return { ...toStartFields(date), endDate: '', current: true, isOpenEnded: false, start, end: date.end };
  const openEndMatch = openEndPattern.exec(textAfterDate);
  if (openEndMatch)
    return {
      ...toStartFields(date),
      endDate: '',
      current: true,
      isOpenEnded: true,
      start,
      end: date.end + openEndMatch[0].length,
    };
  return { ...toStartFields(date), endDate: '', current: false, isOpenEnded: false, start, end: date.end };
}

/** Two weak dates form a range if the second is "now" or if both have the same format ("6/17 – 2/20"). */
const isLikelyRange = (date: DateMatch, nextDate: DateMatch) =>
  nextDate.isPresent || date.value.includes('/') === nextDate.value.includes('/');

function expandRange(text: string, range: DateRange): DateRange {
  let { start, end } = range;
  const leadingWord =
    sinceWord.exec(text.slice(0, start)) ??
    (range.endDate || range.current ? fromWord.exec(text.slice(0, start)) : null);
  if (leadingWord) start = leadingWord.index + (/^[\s(（,|·]/u.test(leadingWord[0]) ? 1 : 0);
  const trailingWord = trailingUntil.exec(text.slice(end));
  if (trailingWord) end += trailingWord[0].length;
  const openBracket = brackets[0].exec(text.slice(0, start));
  const closeBracket = brackets[1].exec(text.slice(end));
  if (openBracket && closeBracket) {
    start = openBracket.index;
    end += closeBracket[0].length;
  }
  return { ...range, start, end };
}
