import type { Language } from '@shortlist/contracts/platform/languages';
import { isPresentWord } from './format-date';

/** A date as stored. `alternative` is the second interpretation of an ambiguous date ("03/04/2020"). */
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
  /** Has a two-digit year: counts as a date only next to another date. */
  isWeak: boolean;
}

/** Month names in the Latin-script languages, from January. */
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
const namePatterns = monthNames.map((names) => new RegExp(`^(?:${names})$`, 'iu'));

/** The last Gregorian year before each Japanese era. */
const eras: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925 };

const present =
  'present|now|today|current|currently|ongoing|to date|actualidad|la actualidad|presente|el presente|actual|hoy|la fecha|' +
  "aujourd[’']hui|présent|à ce jour|ce jour|en cours|actuel(?:lement)?|heute|aktuell|derzeit|laufend|jetzt|" +
  '現在|現職|在職中|在学中|현재|재직 ?중|재학 ?중';
const nowWord = new RegExp(`^(?:${present})$`, 'iu');

const year = '(?:19[4-9]|20[0-4])\\d';
const name = monthNames.join('|');
/** Longest first; the named groups identify the parts. */
const datePatterns: string[] = [
  `(?<era>令和|平成|昭和)(?<eraYear>元|\\d{1,2})年(?:\\s?(?<eraMonth>\\d{1,2})月)?(?:\\s?\\d{1,2}日)?`,
  `(?<cjkYear>${year})\\s?[年년]\\s?(?<cjkMonth>1[0-2]|0?[1-9])\\s?[月월](?:\\s?\\d{1,2}\\s?[日일])?`,
  `(?<isoYear>${year})(?<isoSign>[-/.])\\s?(?<isoMonth>1[0-2]|0?[1-9])\\k<isoSign>\\s?(?:3[01]|[12]\\d|0?[1-9])(?!\\d)\\.?`,
  `(?<!\\d)(?<day>\\d{1,2})(?<daySign>[/.-])\\s?(?<dayMonth>\\d{1,2})\\k<daySign>\\s?(?<dayYear>${year})(?!\\d)`,
  `(?<!\\p{L})(?:\\d{1,2}(?:st|nd|rd|th|er|\\.|º)?\\s+(?:de\\s+)?)?(?<name>${name})\\.?,?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?[\\s-]*(?:del?\\s+)?(?<nameYear>${year})(?!\\d)`,
  `(?<!\\d)(?<lateYear>${year})[,\\s-]+(?<lateName>${name})(?!\\p{L})\\.?`,
  `(?<!\\p{L})(?<shortName>${name})\\.?[\\s-]*(?<apostrophe>['’‘]?)(?<shortNameYear>\\d{2})(?![\\d,/.:%]\\d|\\d|%)`,
  `(?<!\\d)(?<first>1[0-2]|0?[1-9])\\s?[/.-]\\s?(?<firstYear>${year})(?!\\d)`,
  `(?<!\\d)(?<lastYear>${year})(?:\\s?[/.]\\s?|-)(?<last>1[0-2]|0?[1-9])(?![\\d/])\\.?`,
  `(?<!\\d)(?<plainYear>${year})(?!\\d)\\s?[年년]?`,
  `(?<![\\d/.,])(?<shortMonth>1[0-2]|0?[1-9])[/.](?:['’])?(?<shortYear>\\d{2})(?![\\d/%]|[.,]\\d)`,
  `(?<![\\p{L}\\d])['’‘](?<bareYear>\\d{2})(?!\\d)`,
  `(?<!\\p{L})(?<now>${present})(?!\\p{L})`,
];
const anyDate = new RegExp(datePatterns.join('|'), 'giu');

const toMonthYear = (month: string | number, fullYear: string | number) =>
  `${String(month).padStart(2, '0')}/${String(fullYear)}`;
const expandYear = (digits: string) => (Number(digits) <= 40 ? 2000 : 1900) + Number(digits);
const parseMonthName = (word: string) => namePatterns.findIndex((pattern) => pattern.test(word)) + 1;

type Groups = Partial<Record<string, string>>;

/**
 * Parses "03/04/2020". English may put the month first (US) or the day first, so both readings are returned. All other
 * languages put the day first.
 */
function parseDayMonth(first: number, second: number, yearOf: string, language: Language): ParsedDate | undefined {
  const american = first >= 1 && first <= 12 && second <= 31 ? toMonthYear(first, yearOf) : undefined;
  const others = second >= 1 && second <= 12 && first <= 31 ? toMonthYear(second, yearOf) : undefined;
  const [value, other] = language === 'en' ? [american ?? others, others] : [others ?? american, american];
  if (value === undefined) return undefined;
  const isOpen = language === 'en' && other !== undefined && other !== value;
  return isOpen ? { value, alternative: other } : { value };
}

function toParsedDate(found: Groups, language: Language): ParsedDate | undefined {
  if (found.era && found.eraYear) {
    const yearOf = (eras[found.era] ?? 0) + (found.eraYear === '元' ? 1 : Number(found.eraYear));
    return { value: found.eraMonth ? toMonthYear(found.eraMonth, yearOf) : String(yearOf) };
  }
  if (found.cjkYear && found.cjkMonth) return { value: toMonthYear(found.cjkMonth, found.cjkYear) };
  if (found.isoYear && found.isoMonth) return { value: toMonthYear(found.isoMonth, found.isoYear) };
  if (found.dayYear) return parseDayMonth(Number(found.day), Number(found.dayMonth), found.dayYear, language);
  if (found.name && found.nameYear) return { value: toMonthYear(parseMonthName(found.name), found.nameYear) };
  if (found.lateName && found.lateYear) return { value: toMonthYear(parseMonthName(found.lateName), found.lateYear) };
  if (found.shortName && found.shortNameYear)
    return { value: toMonthYear(parseMonthName(found.shortName), expandYear(found.shortNameYear)) };
  if (found.first && found.firstYear) return { value: toMonthYear(found.first, found.firstYear) };
  if (found.lastYear && found.last) return { value: toMonthYear(found.last, found.lastYear) };
  if (found.plainYear) return { value: found.plainYear };
  if (found.shortMonth && found.shortYear) {
    const value = toMonthYear(found.shortMonth, expandYear(found.shortYear));
    // "05/06" usually means May 2006, but June 2005 with the year first.
    const other =
      Number(found.shortYear) >= 1 && Number(found.shortYear) <= 12
        ? toMonthYear(found.shortYear, expandYear(found.shortMonth.padStart(2, '0')))
        : value;
    return other === value ? { value } : { value, alternative: other };
  }
  return found.bareYear ? { value: String(expandYear(found.bareYear)) } : undefined;
}

/** Converts full-width characters to ASCII. Keeps the length, so that positions stay valid. */
const toHalfWidth = (text: string) =>
  text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll('\u3000', ' ');

/** Finds all dates of a text, in order. Weak dates count only next to another (see `findDateRange`). */
export function findDates(text: string, language: Language): DateMatch[] {
  return [...toHalfWidth(text).matchAll(anyDate)].flatMap((match): DateMatch[] => {
    const found: Groups = match.groups ?? {};
    const place = { start: match.index, end: match.index + match[0].trimEnd().length };
    if (found.now) return [{ ...place, value: '', isPresent: true, isWeak: true }];
    const reading = toParsedDate(found, language);
    const isWeak = Boolean(found.shortMonth ?? found.bareYear ?? (found.shortName && !found.apostrophe));
    return reading ? [{ ...place, ...reading, isPresent: false, isWeak }] : [];
  });
}

/**
 * Parses a date in any usual notation of the six languages: "Mar '20", "6/17", "2019年4月", "mars 2020", "2020.03".
 * Returns undefined for other texts, including words for "now" (see `isPresentWord`).
 */
export function parseDate(text: string, language: Language): ParsedDate | undefined {
  const trimmed = text.trim();
  if (/^\d{1,2}[/.-]\d{4}$/.test(trimmed) && !/^(0?[1-9]|1[0-2])\D(19|20)/.test(trimmed)) return undefined;
  const [date, second] = findDates(trimmed, language);
  if (!date || second || date.isPresent || date.start > 0 || date.end < trimmed.length) return undefined;
  return date.alternative === undefined ? { value: date.value } : { value: date.value, alternative: date.alternative };
}

export const isOngoingWord = (text: string) => isPresentWord(text) || nowWord.test(text.trim());
