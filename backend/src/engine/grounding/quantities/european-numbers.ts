import type { FoundNumber } from './digit-numbers';
import { joinAlternatives, numerals, type EuropeanLanguage } from './european-numerals';

const germanEnding = '(?=köpfig|jährig|monatig|wöchig|tägig|stündig|minütig|prozentig|mal(?!\\p{L})|stellig)';

const decadesPattern = /(?<!\p{L})(?:decades|décennies|décadas|Jahrzehnten?)(?!\p{L})/giu;

/** Detects "les deux" and "los dos" without a noun, which mean "both" and are not quantities. */
const isBoth = (text: string, start: number, end: number) =>
  /(?<!\p{L})(?:les|des|aux|los|las)\s$/iu.test(text.slice(Math.max(0, start - 5), start)) &&
  /^(?:[.,;:!?]|$| (?:à|et|avant|côtés|parties|points|sens|partes|lados)(?!\p{L}))/u.test(text.slice(end));

/** Matches a part of each word for a fraction or multiple, so that most texts skip the slower patterns. */
const shareHint =
  /third|quarter|fift|tenth|hal[fvb]|hälft|doubl|doppel|dobl|fold|fach|tripl|trebl|quadru|quintu|terc|cuart|quint|mitad|medi|dupli|cuadr|tiers|quart|cinqu|dix|moiti|demi|drittel|viertel|fünftel|zehntel/i;

const cachedPatterns = new Map<EuropeanLanguage, { run: RegExp; part: RegExp }>();

function getNumberPatterns(language: EuropeanLanguage): { run: RegExp; part: RegExp } {
  const cached = cachedPatterns.get(language);
  if (cached) return cached;
  const { wordPattern, scales, pluralAmounts, approximateAmounts, conjunction } = numerals[language];
  const word = `${joinAlternatives([...Object.keys(pluralAmounts), ...Object.keys(approximateAmounts), ...Object.keys(scales)])}|${wordPattern}`;
  const end = language === 'de' ? `(?:(?![\\p{L}\\p{N}])|${germanEnding})` : '(?![\\p{L}\\p{N}])';
  const numberPatterns = {
    run: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${word})${end}(?:(?:[ -]|\\s+${conjunction}\\s+)(?:${word})(?![\\p{L}\\p{N}]))*`,
      'giu',
    ),
    part: new RegExp(word, 'giu'),
  };
  cachedPatterns.set(language, numberPatterns);
  return numberPatterns;
}

/**
 * Returns whether `next` can continue the same number: "five" after "twenty" and "douze" after "soixante", but nothing
 * after "five".
 */
function canContinueNumber(sum: number, next: number): boolean {
  if (sum === 0) return true;
  if (sum % 1_000 === 0) return next < 1_000;
  if (sum % 100 === 0) return next < 100;
  if (sum % 100 === 60 || sum % 100 === 80) return next < 20;
  return sum % 10 === 0 && sum % 100 >= 20 && next < 10 && next > 0;
}

/** Finds numbers in words: "twenty-five", "quatre-vingt-dix", "fünfundzwanzig", "dozens", "a third", "halved". */
export function findWordNumbers(text: string, language: EuropeanLanguage): FoundNumber[] {
  const numbers = [...text.matchAll(getNumberPatterns(language).run)].flatMap(({ index, 0: run }) =>
    new NumberRunParser(text, language).parse(run, index),
  );
  return [...numbers, ...findDecades(text), ...findShares(text, language)];
}

/** Parses a run of adjacent number words, which may contain several numbers. */
class NumberRunParser {
  private readonly numbers: FoundNumber[] = [];
  /** The current number is `total`, which ends with a scale such as "thousand", plus `sum`. */
  private total = 0;
  private sum = 0;
  private range: { start: number; end: number } | undefined;

  constructor(
    private readonly text: string,
    private readonly language: EuropeanLanguage,
  ) {}

  parse(run: string, runStart: number): FoundNumber[] {
    for (const match of run.matchAll(getNumberPatterns(this.language).part))
      this.addWord(match[0].toLowerCase(), runStart + match.index);
    this.finishNumber();
    return this.numbers;
  }

  private addWord(word: string, start: number): void {
    const { parseWord, scales, pluralAmounts, approximateAmounts } = numerals[this.language];
    const scale = scales[word];
    const inexactAmount = pluralAmounts[word] ?? approximateAmounts[word];
    if (inexactAmount !== undefined) {
      this.extendRange(word, start);
      [this.total, this.sum] = [0, inexactAmount * Math.max(1, this.total + this.sum)];
      this.finishNumber(pluralAmounts[word] ? { isLowerBound: true } : { isApproximate: true });
    } else if (scale !== undefined) {
      this.extendRange(word, start);
      this.multiply(scale);
    } else {
      const amount = parseWord(word);
      if (amount === undefined) return;
      if (this.range && !canContinueNumber(this.sum || (this.total > 0 ? 0 : 1), amount)) this.finishNumber();
      this.extendRange(word, start);
      this.sum += amount;
    }
  }

  private extendRange(word: string, start: number): void {
    this.range = { start: this.range?.start ?? start, end: start + word.length };
  }

  private multiply(scale: number): void {
    if (scale <= 100) this.sum = (this.sum || 1) * scale;
    else {
      const isWholeScaled = scale >= 1e6 && this.total > 0;
      this.total = isWholeScaled ? (this.total + this.sum) * scale : this.total + (this.sum || 1) * scale;
      this.sum = 0;
    }
  }

  private finishNumber(details: Partial<FoundNumber> = {}): void {
    const { text, range, total, sum } = this;
    const { articlePattern, severalPattern } = numerals[this.language];
    if (range && !articlePattern.test(text.slice(range.start, range.end)) && !isBoth(text, range.start, range.end)) {
      const isVague = severalPattern.test(text.slice(Math.max(0, range.start - 12), range.start));
      this.numbers.push({ ...range, amounts: [total + sum], ...(isVague && { isLowerBound: true }), ...details });
    }
    [this.total, this.sum, this.range] = [0, 0, undefined];
  }
}

/** Finds "decades of experience". After a number, as in "two decades", the word is read as a unit instead. */
const findDecades = (text: string): FoundNumber[] =>
  [...text.matchAll(decadesPattern)].map(({ index, 0: decades }) => ({
    start: index,
    end: index + decades.length,
    amounts: [120],
    isLowerBound: true,
    isInMonths: true,
  }));

/** Finds fractions such as "a third", and multiples such as "halved". */
function findShares(text: string, language: EuropeanLanguage): FoundNumber[] {
  if (!shareHint.test(text)) return [];
  const { fractionPatterns, multiplierPatterns } = numerals[language];
  const fractions = fractionPatterns.flatMap(([pattern, share]) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }): FoundNumber => {
      return { start: index, end: index + words.trimEnd().length, amounts: [share], isFraction: true };
    }),
  );
  const multiples = multiplierPatterns.flatMap(([pattern, times]) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }): FoundNumber => {
      return { start: index, end: index + words.length, amounts: [times], isMultiplier: true };
    }),
  );
  return [...fractions, ...multiples];
}
