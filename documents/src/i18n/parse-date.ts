import type { Language } from '@shortlist/contracts/platform/languages';
import { presentPattern } from './format-date';

/** `alternative` is the second reading of an ambiguous date such as "03/04/2020". */
export interface ParsedDate {
  /** MM/YYYY or YYYY. */
  value: string;
  alternative?: string;
}

/** `end` is exclusive. */
export interface DateMatch extends ParsedDate {
  start: number;
  end: number;
  isPresent: boolean;
  /** Counts as a date only next to another date, because it has a two-digit year or is a word such as "now". */
  isWeak: boolean;
}

/** Month names from January, in the languages with Latin script. */
const monthNames = [
  'jan(?:uary|uar|v|vier)?|jän(?:ner)?|ene(?:ro)?',
  'feb(?:ruary|ruar|rero)?|f[eé]vr?(?:ier)?',
  'mar(?:ch|s|zo)?|märz?|mrz',
  'apr(?:il)?|abr(?:il)?|avr(?:il)?',
  'mayo?|mai',
  'june?|juni(?:o)?|juin',
  'july?|juli(?:o)?|juil(?:let)?',
  'aug(?:ust)?|ago(?:sto)?|ao[uû]t',
  'sept?(?:ember|iembre|embre)?|set(?:iembre)?',
  'oct(?:ober|ubre|obre)?|okt(?:ober)?',
  'nov(?:ember|iembre|embre)?',
  'd[eé]c(?:ember|embre)?|dic(?:iembre)?|dez(?:ember)?',
];
/** Pattern source for a month's name or abbreviation, without a period. */
export const monthNamePattern = monthNames.join('|');
const namePatterns = monthNames.map((names) => new RegExp(`^(?:${names})$`, 'iu'));

/** Returns 1 to 12, or 0 for other words. */
export const parseMonthName = (word: string) => namePatterns.findIndex((pattern) => pattern.test(word)) + 1;

/** The last Gregorian year before each Japanese era, by the era's name or letter (as in H27). */
export const yearBeforeEra: Record<string, number> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  大正: 1911,
  明治: 1867,
  R: 2018,
  H: 1988,
  S: 1925,
};

const yearPattern = '(?:19[4-9]|20[0-4])\\d';
/** Longest first, because the first alternative that matches wins. `toParsedDate` reads the named groups. */
const datePatterns: string[] = [
  `(?<era>令和|平成|昭和)(?<eraYear>元|\\d{1,2})年(?:\\s?(?<eraMonth>\\d{1,2})月)?(?:\\s?\\d{1,2}日)?`,
  `(?<cjkYear>${yearPattern})\\s?[年년]\\s?(?<cjkMonth>1[0-2]|0?[1-9])\\s?[月월](?:\\s?\\d{1,2}\\s?[日일])?`,
  `(?<isoYear>${yearPattern})(?<isoSign>[-/.])\\s?(?<isoMonth>1[0-2]|0?[1-9])\\k<isoSign>\\s?(?:3[01]|[12]\\d|0?[1-9])(?!\\d)\\.?`,
  `(?<!\\d)(?<day>\\d{1,2})(?<daySign>[/.-])\\s?(?<dayMonth>\\d{1,2})\\k<daySign>\\s?(?<dayYear>${yearPattern})(?!\\d)`,
  `(?<!\\p{L})(?:\\d{1,2}(?:st|nd|rd|th|er|\\.|º)?\\s+(?:de\\s+)?)?(?<name>${monthNamePattern})\\.?,?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?[\\s-]*(?:del?\\s+)?(?<nameYear>${yearPattern})(?!\\d)`,
  `(?<!\\d)(?<lateYear>${yearPattern})[,\\s-]+(?<lateName>${monthNamePattern})(?!\\p{L})\\.?`,
  `(?<!\\p{L})(?<shortName>${monthNamePattern})\\.?[\\s-]*(?<apostrophe>['’‘]?)(?<shortNameYear>\\d{2})(?![\\d,/.:%]\\d|\\d|%)`,
  `(?<!\\d)(?<first>1[0-2]|0?[1-9])\\s?[/.-]\\s?(?<firstYear>${yearPattern})(?!\\d)`,
  `(?<!\\d)(?<lastYear>${yearPattern})(?:\\s?[/.]\\s?|-)(?<last>1[0-2]|0?[1-9])(?![\\d/])\\.?`,
  `(?<!\\d)(?<plainYear>${yearPattern})(?!\\d)\\s?[年년]?`,
  `(?<![\\d/.,])(?<shortMonth>1[0-2]|0?[1-9])[/.](?:['’])?(?<shortYear>\\d{2})(?![\\d/%]|[.,]\\d)`,
  `(?<![\\p{L}\\d])['’‘](?<bareYear>\\d{2})(?!\\d)`,
  `(?<!\\p{L})(?<now>${presentPattern})(?!\\p{L})`,
];
const anyDate = new RegExp(datePatterns.join('|'), 'giu');

const toMonthYear = (month: string | number, fullYear: string | number) =>
  `${String(month).padStart(2, '0')}/${String(fullYear)}`;
const expandYear = (digits: string) => (Number(digits) <= 40 ? 2000 : 1900) + Number(digits);

type Groups = Partial<Record<string, string>>;

/**
 * English dates may put the month or the day first, so the result has both readings. Other languages put the day first.
 */
function parseDayMonth(first: number, second: number, year: string, language: Language): ParsedDate | undefined {
  const monthFirst = first >= 1 && first <= 12 && second <= 31 ? toMonthYear(first, year) : undefined;
  const dayFirst = second >= 1 && second <= 12 && first <= 31 ? toMonthYear(second, year) : undefined;
  const [value, alternative] =
    language === 'en' ? [monthFirst ?? dayFirst, dayFirst] : [dayFirst ?? monthFirst, monthFirst];
  if (value === undefined) return undefined;
  const isAmbiguous = language === 'en' && alternative !== undefined && alternative !== value;
  return isAmbiguous ? { value, alternative } : { value };
}

function toParsedDate(groups: Groups, language: Language): ParsedDate | undefined {
  if (groups.era && groups.eraYear) {
    const fullYear = (yearBeforeEra[groups.era] ?? 0) + (groups.eraYear === '元' ? 1 : Number(groups.eraYear));
    return { value: groups.eraMonth ? toMonthYear(groups.eraMonth, fullYear) : String(fullYear) };
  }
  if (groups.cjkYear && groups.cjkMonth) return { value: toMonthYear(groups.cjkMonth, groups.cjkYear) };
  if (groups.isoYear && groups.isoMonth) return { value: toMonthYear(groups.isoMonth, groups.isoYear) };
  if (groups.dayYear) return parseDayMonth(Number(groups.day), Number(groups.dayMonth), groups.dayYear, language);
  if (groups.name && groups.nameYear) return { value: toMonthYear(parseMonthName(groups.name), groups.nameYear) };
  if (groups.lateName && groups.lateYear)
    return { value: toMonthYear(parseMonthName(groups.lateName), groups.lateYear) };
  if (groups.shortName && groups.shortNameYear)
    return { value: toMonthYear(parseMonthName(groups.shortName), expandYear(groups.shortNameYear)) };
  if (groups.first && groups.firstYear) return { value: toMonthYear(groups.first, groups.firstYear) };
  if (groups.lastYear && groups.last) return { value: toMonthYear(groups.last, groups.lastYear) };
  if (groups.plainYear) return { value: groups.plainYear };
  if (groups.shortMonth && groups.shortYear) {
    const value = toMonthYear(groups.shortMonth, expandYear(groups.shortYear));
    // "05/06" usually means May 2006. It means June 2005 if the year comes first.
    const yearFirst =
      Number(groups.shortYear) >= 1 && Number(groups.shortYear) <= 12
        ? toMonthYear(groups.shortYear, expandYear(groups.shortMonth.padStart(2, '0')))
        : value;
    return yearFirst === value ? { value } : { value, alternative: yearFirst };
  }
  return groups.bareYear ? { value: String(expandYear(groups.bareYear)) } : undefined;
}

/** Keeps the length of the text, so that offsets stay valid. */
const toHalfWidth = (text: string) =>
  text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll('\u3000', ' ');

export function findDates(text: string, language: Language): DateMatch[] {
  return [...toHalfWidth(text).matchAll(anyDate)].flatMap((match): DateMatch[] => {
    const groups: Groups = match.groups ?? {};
    const range = { start: match.index, end: match.index + match[0].trimEnd().length };
    if (groups.now) return [{ ...range, value: '', isPresent: true, isWeak: true }];
    const parsed = toParsedDate(groups, language);
    const isWeak = Boolean(groups.shortMonth ?? groups.bareYear ?? (groups.shortName && !groups.apostrophe));
    return parsed ? [{ ...range, ...parsed, isPresent: false, isWeak }] : [];
  });
}

/**
 * Parses a date in any common notation of the six languages, such as "Mar '20", "6/17", "2019年4月" or "2020.03". Returns
 * undefined for other text, including words for "now".
 */
export function parseDate(text: string, language: Language): ParsedDate | undefined {
  const trimmed = text.trim();
  if (/^\d{1,2}[/.-]\d{4}$/.test(trimmed) && !/^(0?[1-9]|1[0-2])\D(19|20)/.test(trimmed)) return undefined;
  const [date, second] = findDates(trimmed, language);
  if (!date || second || date.isPresent || date.start > 0 || date.end < trimmed.length) return undefined;
  return date.alternative === undefined ? { value: date.value } : { value: date.value, alternative: date.alternative };
}
