import type { Language } from '@shortlist/contracts/platform/languages';

/** Number in a text. `amounts` are its possible values, the most likely first: "1.234" may be 1234 or 1.234. */
export interface FoundNumber {
  start: number;
  end: number;
  amounts: number[];
  /** True for a lower bound: "dozens", "several hundred", 数十. */
  isLowerBound?: true;
  /** True for a rough number: "une trentaine". */
  isApproximate?: true;
  /** True for a fraction, such as "a third" or 半分. */
  isFraction?: true;
  /** True for "decades". `amounts` are then in months. */
  isInMonths?: true;
  /** True for a factor without a unit: "halved", "dupliqué". */
  isMultiplier?: true;
}

const decimalCommaLanguages = new Set<Language>(['de', 'es', 'fr']);

/** Returns the possible values, first the one that is usual in the language. */
export function parseDigits(digits: string, language: Language): number[] {
  const plainDigits = digits.replace(/[\s']/g, '');
  const separators = [...plainDigits.matchAll(/[.,]/g)].map(([separator]) => separator);
  const lastSeparator = separators.at(-1);
  if (!lastSeparator) return [Number(plainDigits)];
  const parseDecimal = (decimalSeparator: string) =>
    Number(
      plainDigits
        .replaceAll(decimalSeparator === '.' ? ',' : '.', '')
        .replace(decimalSeparator, '#')
        .replaceAll(decimalSeparator, '')
        .replace('#', '.'),
    );
  const integer = Number(plainDigits.replace(/[.,]/g, ''));
  if (new Set(separators).size === 2) return [parseDecimal(lastSeparator)];
  if (separators.length > 1) return [integer];
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(plainDigits)) return [parseDecimal(lastSeparator)];
  return decimalCommaLanguages.has(language) === (lastSeparator === ',')
    ? [parseDecimal(lastSeparator), integer]
    : [integer, parseDecimal(lastSeparator)];
}

const numberPattern = /\d+(?:[.,']\d+)*/g;
/** Also matches numbers with spaces between thousands: "48 000". */
const spacedNumberPattern = /\d+(?:[ ]\d{3}(?![\d]))+(?:[.,]\d+)?|\d+(?:[.,']\d+)*/g;

/** Letters before a digit, as in the names "MP3" and "H2O". */
const lettersBeforeDigit = /[A-Za-z\u00c0-\u024f][-_.]?$/;

export function findDigitNumbers(text: string, language: Language): FoundNumber[] {
  const pattern = decimalCommaLanguages.has(language) ? spacedNumberPattern : numberPattern;
  return [...text.matchAll(pattern)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const textBefore = text.slice(Math.max(0, start - 4), start);
    const isPartOfName =
      lettersBeforeDigit.test(textBefore) && !/(?:US|EUR|USD|GBP|CHF|No\.|Nr\.|à|x|X|-)$/u.test(textBefore);
    if (isPartOfName) return [];
    if (match[0] === '24' && text.startsWith('/7', end)) return [];
    if (match[0] === '7' && textBefore.endsWith('24/')) return [];
    return [{ start, end, amounts: parseDigits(match[0], language) }];
  });
}
