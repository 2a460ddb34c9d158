import type { PageSize } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { documentLabels, isEastAsian } from './document-labels';

/** The names of `Intl` differ between versions of browsers and Node. */
const months: Record<Language, { short: string[]; long: string[] }> = {
  en: {
    short: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    long: 'January February March April May June July August September October November December'.split(' '),
  },
  es: {
    short: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
    long: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  },
  fr: {
    short: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
    long: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  },
  de: {
    short: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'],
    long: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  },
  ja: { short: [], long: [] },
  ko: { short: [], long: [] },
};

/** Pattern source for words that mean "now" in place of an end date. */
export const presentPattern =
  'present|now|today|current|currently|ongoing|to date|actualidad|la actualidad|presente|el presente|actual|hoy|la fecha|' +
  "aujourd[’']hui|présent|à ce jour|ce jour|en cours|actuel(?:lement)?|heute|aktuell|derzeit|laufend|jetzt|" +
  '現在|現職|在職中|在学中|현재|재직 ?중|재학 ?중';
const presentWordPattern = new RegExp(`^(?:${presentPattern})$`, 'iu');

export const isPresentWord = (text: string) => presentWordPattern.test(text.trim());

const monthFirstPattern = /^\s*(?<month>0?[1-9]|1[0-2])\s*[/.-]\s*(?<year>(?:19|20)\d{2})\s*$/;
const yearFirstPattern = /^\s*(?<year>(?:19|20)\d{2})\s*[/.年년-]\s*(?<month>0?[1-9]|1[0-2])\s*(?:[月월]\s*)?$/;

/** Parses dates such as 04/2020 and 2020年4月. Months count from 1. */
export function parseMonthYear(text: string): { month: number; year: string } | undefined {
  const groups = (monthFirstPattern.exec(text) ?? yearFirstPattern.exec(text))?.groups;
  return groups && { month: Number(groups['month']), year: groups['year'] ?? '' };
}

/** Returns true only if the order is certain. A year without a month may mean any of its months. */
export function isEndBeforeStart(start: string, end: string): boolean {
  const countMonths = (text: string, defaultMonth: number) => {
    const { year, month } = parseMonthYear(text) ?? {
      year: /^\s*(?:19|20)\d{2}\s*$/.exec(text)?.[0],
      month: defaultMonth,
    };
    return Number(year) * 12 + month;
  };
  return countMonths(start, 1) > countMonths(end, 12);
}

/** Formats a stored date (MM/YYYY, YYYY or a word for "now") for documents. Returns other text unchanged. */
export function formatDate(text: string, language: Language): string {
  if (isPresentWord(text)) return documentLabels[language].present;
  const date = parseMonthYear(text);
  if (!date) return language === 'ja' ? text.trim().replace(/^(?:19|20)\d{2}$/, '$&年') : text.trim();
  if (language === 'ja') return `${date.year}年${date.month}月`;
  if (language === 'ko') return `${date.year}.${String(date.month).padStart(2, '0')}`;
  const separator = language === 'de' ? '/' : ' ';
  return `${months[language].short[date.month - 1]}${separator}${date.year}`;
}

/** Formats a stored date as people type it: the year comes first in Japanese and Korean. */
export const formatTypedDate = (text: string, language: Language): string =>
  isEastAsian(language) ? formatDate(text, language) : text;

/** Formats YYYY-MM-DD. English uses US order on Letter paper. Returns other text unchanged. */
export function formatLetterDate(text: string, language: Language, pageSize: PageSize): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return text;
  const [year, month, day] = [match[1] ?? '', Number(match[2]), Number(match[3])];
  const monthName = months[language].long[month - 1] ?? '';
  switch (language) {
    case 'en':
      return pageSize === 'Letter' ? `${monthName} ${day}, ${year}` : `${day} ${monthName} ${year}`;
    case 'es':
      return `${day} de ${monthName} de ${year}`;
    case 'fr':
      return `${day === 1 ? '1er' : day} ${monthName} ${year}`;
    case 'de':
      return `${day}. ${monthName} ${year}`;
    case 'ja':
      return `${year}年${month}月${day}日`;
    case 'ko':
      return `${year}년 ${month}월 ${day}일`;
  }
}

/** Returns YYYY-MM-DD. `timeZone` defaults to the machine's. Throws `RangeError` if the time zone is unknown. */
export const getToday = (timeZone?: string, now = new Date()): string =>
  now.toLocaleDateString('sv-SE', timeZone ? { timeZone } : undefined);
