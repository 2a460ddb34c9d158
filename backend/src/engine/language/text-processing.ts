import type { Language } from '@shortlist/contracts/platform/languages';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stem as stemEnglish } from 'porter2';

/**
 * Returns whether text is measured and searched by characters instead of words. Japanese has no spaces between words,
 * and Korean attaches particles to words.
 */
export function isCharacterBased(language: Language): boolean {
  return language === 'ja' || language === 'ko';
}

export function canonicalizeText(text: string): string {
  // Skips single spaces, because replacing each of them would take most of the time.
  return text
    .normalize('NFKC')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

const segmenters = new Map<Language, Intl.Segmenter>();

/** Matches text in which `plainWordPattern` finds the same words as `Intl.Segmenter` in a twentieth of the time. */
const plainTextPattern =
  /^[a-zA-Z\u00c0-\u024f \x21-\x5e\x60\x7b-\x7e\u00a1-\u00ac\u00ae-\u00bf\u2010-\u2023\u2025\u2026€]*$/;
/** Matches words as in Unicode Standard Annex 29. "can't", "3.5" and "1,000" are one word. "follow-up" is two. */
const plainWordPattern =
  /[\p{Script=Latin}0-9](?:[\p{Script=Latin}0-9]|(?<=\p{L})[.:'‘’·](?=\p{L})|(?<=[0-9])[.,;'‘’](?=[0-9]))*/gu;

/** Returns the number of words or, in Japanese and Korean, the number of characters without spaces. */
export function measureLength(text: string, language: Language): number {
  const canonicalText = canonicalizeText(text);
  if (isCharacterBased(language)) return [...canonicalText.replace(/ /g, '')].length;
  if (plainTextPattern.test(canonicalText)) return canonicalText.match(plainWordPattern)?.length ?? 0;
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  let count = 0;
  // Builds no array, because its garbage collection would take longer than the count.
  for (const { isWordLike } of segmenter.segment(canonicalText)) if (isWordLike) count++;
  return count;
}

/** Word with its stem. Computes the stem on first use, because most words are never compared. */
export class Token {
  readonly end: number;
  private cachedStem?: string;

  constructor(
    readonly text: string,
    readonly start: number,
    private readonly language: Language,
  ) {
    this.end = start + text.length;
  }

  get stem(): string {
    return (this.cachedStem ??= stemWord(this.text, this.language));
  }
}

/** Matches words with attached symbols: C++, C#, .NET, Node.js, R&D, CI/CD. "follow-up" is two words. */
const tokenPattern = /(?<![\p{L}\p{N}.])\.?[\p{L}\p{N}]+(?:[.&/'’][\p{L}\p{N}]+)*(?:\+\+|#)?/gu;
/** Splits Latin words from adjacent scripts: "SQLを使用" and "SQL을 사용" contain "SQL". */
const mixedScriptPattern =
  /\.?[\p{Script=Latin}\p{N}]+(?:[.&/'’][\p{Script=Latin}\p{N}]+)*(?:\+\+|#)?|[^\P{L}\p{Script=Latin}]+/gu;
/** "CI/CD", "A/B" and "UI/UX" are one word; "design/build" is two. */
const shortPairPattern = /^\p{L}{1,3}\/\p{L}{1,3}$/u;

const stemmers = { en: stemEnglish, es: stemSpanish, fr: stemFrench, de: stemGerman };

/** Caches stems, because stemming takes longer than the rest of a score. Cleared when full to bound the memory. */
const stemCache = new Map<string, string>();

/** Returns the stem in lower case. Keeps words of up to three letters: "SQL" is not a plural, "Go" is not "going". */
export function stemWord(word: string, language: Language): string {
  const lowerWord = word.toLowerCase();
  if (lowerWord.length <= 3 || language === 'ja' || language === 'ko') return lowerWord;
  const key = `${language}:${lowerWord}`;
  const stem = stemCache.get(key) ?? stemmers[language](lowerWord);
  if (stemCache.size >= 20_000) stemCache.clear();
  stemCache.set(key, stem);
  return stem;
}

/** Matches elided French articles and pronouns. "d’éducation" counts as two words, "d" and "éducation". */
const elisionPattern = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)(?=['’]\p{L})/iu;

function splitWord(word: string, language: Language): string[] {
  const elidedPrefix = language === 'fr' ? elisionPattern.exec(word)?.[0] : undefined;
  if (elidedPrefix) return [elidedPrefix, ...splitWord(word.slice(elidedPrefix.length + 1), language)];
  return word.includes('/') && !shortPairPattern.test(word) ? word.split('/') : [word];
}

export function tokenize(text: string, language: Language): Token[] {
  return [...text.matchAll(isCharacterBased(language) ? mixedScriptPattern : tokenPattern)].flatMap((match) => {
    const parts = splitWord(match[0], language);
    let start = match.index;
    return parts.map((part) => {
      const token = new Token(part, start, language);
      start = token.end + 1;
      return token;
    });
  });
}

const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u;
const hangulSentenceEnd = /(?<=[.!?])\s+(?=\p{Script=Hangul})/u;

export const splitSentences = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .flatMap((part) => part.split(hangulSentenceEnd))
    .filter(Boolean);

/** Creates a pattern for whole words or phrases ("a|b c"). Ignores case by default. */
export const createWordPattern = (list: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, flags);

/**
 * Returns whether an input equals a word except for at most one typo. A typo is one letter added, missing, replaced or
 * swapped with its neighbor. Words of fewer than five letters never match.
 */
export function isTypo(input: string, word: string): boolean {
  if (Math.min(input.length, word.length) < 5 || Math.abs(input.length - word.length) > 1) return false;
  let commonLength = 0;
  while (commonLength < input.length && input[commonLength] === word[commonLength]) commonLength += 1;
  const sliceAfterCommon = (text: string, from: number) => text.slice(commonLength + from);
  const isSwapped = input[commonLength] === word[commonLength + 1] && input[commonLength + 1] === word[commonLength];
  return (
    sliceAfterCommon(input, 1) === sliceAfterCommon(word, 1) ||
    sliceAfterCommon(input, 1) === sliceAfterCommon(word, 0) ||
    sliceAfterCommon(input, 0) === sliceAfterCommon(word, 1) ||
    (isSwapped && sliceAfterCommon(input, 2) === sliceAfterCommon(word, 2))
  );
}

const salutationPattern =
  /^(?:Dear|Hello|Hi|Estimad[oa]s?|Chers?|Chère|Madame|Bonjour|Sehr geehrter?|Guten Tag|Liebe[rs]?|拝啓)(?=[\s,、])[^.!?。]{0,80}?[,:。]\s*/u;

/** Removes a salutation that the model wrote at the start of a paragraph. The letter already has one. */
export const removeSalutation = (paragraph: string): string => paragraph.replace(salutationPattern, '');
