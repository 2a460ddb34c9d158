import type { Language } from '@shortlist/contracts/platform/languages';
import { newStemmer } from 'snowball-stemmers';

/** Languages whose texts are measured in characters, because words are not parted by spaces or carry particles. */
export function measuredInCharacters(language: Language): boolean {
  return language === 'ja' || language === 'ko';
}

/** One spelling for comparing: NFKC, single spaces, no space at the ends. */
export function normal(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

const segmenters = new Map<Language, Intl.Segmenter>();

/** Length of a text in the unit of its language: characters without spaces (ja, ko), else words. */
export function lengthOf(text: string, language: Language): number {
  if (measuredInCharacters(language)) return [...normal(text).replace(/ /g, '')].length;
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  let count = 0;
  // A list of all pieces would take longer to collect as garbage than to make.
  for (const { isWordLike } of segmenter.segment(normal(text))) if (isWordLike) count++;
  return count;
}

/** A word as it stands and as it is compared. Its stem is made when it is asked for: most words are never compared. */
export class Token {
  readonly end: number;
  private known?: string;

  constructor(
    readonly text: string,
    readonly start: number,
    private readonly language: Language,
  ) {
    this.end = start + text.length;
  }

  get stem(): string {
    return (this.known ??= stemOf(this.text, this.language));
  }
}

/** Words with what belongs to them: C++, C#, .NET, Node.js, R&D, CI/CD. A hyphen parts words: "follow-up" is two. */
const tokenPattern = /(?<![\p{L}\p{N}.])\.?[\p{L}\p{N}]+(?:[.&/'’][\p{L}\p{N}]+)*(?:\+\+|#)?/gu;
/** Where no space parts Latin words from others: "SQLを使用" and "SQL을 사용" name SQL. */
const mixedPattern =
  /\.?[\p{Script=Latin}\p{N}]+(?:[.&/'’][\p{Script=Latin}\p{N}]+)*(?:\+\+|#)?|[^\P{L}\p{Script=Latin}]+/gu;
/** "CI/CD", "A/B" and "UI/UX" are one word, "design/build" is two. */
const shortPair = /^\p{L}{1,3}\/\p{L}{1,3}$/u;

const stemmers = {
  en: newStemmer('english'),
  es: newStemmer('spanish'),
  fr: newStemmer('french'),
  de: newStemmer('german'),
};

/** Stems already made: a stem takes longer than the rest of a score. Emptied when full, so that texts cannot fill the memory. */
const known = new Map<string, string>();

/** Stem of one word. Up to three letters stay whole: "SQL" is no plural, "Go" no "going". */
export function stemOf(word: string, language: Language): string {
  const lower = word.toLowerCase();
  if (lower.length <= 3 || language === 'ja' || language === 'ko') return lower;
  const key = `${language}:${lower}`;
  const stem = known.get(key) ?? stemmers[language].stem(lower);
  if (known.size >= 20_000) known.clear();
  known.set(key, stem);
  return stem;
}

/** French articles and pronouns that lose their vowel: "d’éducation" is "de éducation", two words. */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)(?=['’]\p{L})/iu;

function partsOf(word: string, language: Language): string[] {
  const elided = language === 'fr' ? elision.exec(word)?.[0] : undefined;
  if (elided) return [elided, ...partsOf(word.slice(elided.length + 1), language)];
  return word.includes('/') && !shortPair.test(word) ? word.split('/') : [word];
}

/** The words of a normalised text in order. */
export function tokensOf(text: string, language: Language): Token[] {
  return [...text.matchAll(measuredInCharacters(language) ? mixedPattern : tokenPattern)].flatMap((match) => {
    const parts = partsOf(match[0], language);
    let start = match.index;
    return parts.map((part) => {
      const token = new Token(part, start, language);
      start = token.end + 1;
      return token;
    });
  });
}
