import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Number with its position in a plain text. `amounts` lists the most likely reading first ("1.234" may be 1234 or
 * 1.234).
 */
export interface FoundNumber {
  start: number;
  end: number;
  amounts: number[];
  /** "dozens", "several hundred", 数十: at least this many. */
  isVague?: true;
  /** "une trentaine": about this many. */
  isApproximate?: true;
  /** "a third", 半分: `amounts` are fractions of one. */
  isFraction?: true;
  /** "decades": `amounts` are in months. */
  isInMonths?: true;
  /** "halved", "dupliqué": a factor without a unit. */
  isMultiplier?: true;
}

const decimalCommaLanguages = new Set<Language>(['de', 'es', 'fr']);

/** Returns the reading by the conventions of the language first, followed by other readings. */
export function parseDigits(digits: string, language: Language): number[] {
  const plainDigits = digits.replace(/[\s']/g, '');
  const marks = [...plainDigits.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  if (!last) return [Number(plainDigits)];
  const parseDecimal = (mark: string) =>
    Number(
      plainDigits
        .replaceAll(mark === '.' ? ',' : '.', '')
        .replace(mark, '#')
        .replaceAll(mark, '')
        .replace('#', '.'),
    );
  const integer = Number(plainDigits.replace(/[.,]/g, ''));
  if (new Set(marks).size === 2) return [parseDecimal(last)];
  if (marks.length > 1) return [integer];
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(plainDigits)) return [parseDecimal(last)];
  return decimalCommaLanguages.has(language) === (last === ',')
    ? [parseDecimal(last), integer]
    : [integer, parseDecimal(last)];
}

const digitRuns: Record<'spaced' | 'tight', RegExp> = {
  spaced: /\d+(?:[ ]\d{3}(?![\d]))+(?:[.,]\d+)?|\d+(?:[.,']\d+)*/g,
  tight: /\d+(?:[.,']\d+)*/g,
};

/** Letters before a digit that is part of a name: "MP3", "H2O". */
const namePrefix = /[A-Za-z\u00c0-\u024f][-_.]?$/;

export function findDigitNumbers(text: string, language: Language): FoundNumber[] {
  const runs = digitRuns[decimalCommaLanguages.has(language) ? 'spaced' : 'tight'];
  return [...text.matchAll(runs)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const before = text.slice(Math.max(0, start - 4), start);
    const isPartOfName = namePrefix.test(before) && !/(?:US|EUR|USD|GBP|CHF|No\.|Nr\.|à|x|X|-)$/u.test(before);
    if (isPartOfName) return [];
    if (match[0] === '24' && text.startsWith('/7', end)) return [];
    if (match[0] === '7' && before.endsWith('24/')) return [];
    return [{ start, end, amounts: parseDigits(match[0], language) }];
  });
}
