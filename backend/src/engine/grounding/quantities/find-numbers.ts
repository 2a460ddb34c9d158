import type { Language } from '@shortlist/contracts/platform/languages';
import { findDigitNumbers, type FoundNumber } from './digit-numbers';
import { findJapaneseNumbers, findKoreanNumbers } from './east-asian-numbers';
import { findWordNumbers } from './european-numbers';
import { normalizeCharacters } from './normalize-characters';

/** Finds digits, and number words of the given languages. Where numbers overlap, the longest wins: 12万, not 12. */
export function findNumbers(text: string, languages: readonly Language[]): FoundNumber[] {
  const candidates = findDigitNumbers(text, languages[0] ?? 'en');
  for (const language of languages)
    if (language !== 'ja' && language !== 'ko') candidates.push(...findWordNumbers(text, language));
  if (/\p{Script=Han}/u.test(text)) candidates.push(...findJapaneseNumbers(text));
  if (/\p{Script=Hangul}/u.test(text)) candidates.push(...findKoreanNumbers(text));
  const byLength = candidates.sort((a, b) => b.end - b.start - (a.end - a.start));
  const numbers: FoundNumber[] = [];
  for (const number of byLength)
    if (!numbers.some((other) => other.start < number.end && number.start < other.end)) numbers.push(number);
  return numbers.sort((a, b) => a.start - b.start);
}

/** Finds numbers in words: "twenty-five", 二十五, 스물다섯, "a third", "dozens". Skips verbs such as "halved". */
export function findSpelledNumbers(original: string, language: Language): { start: number; end: number }[] {
  const { text, originalIndexes } = normalizeCharacters(original);
  return findNumbers(text, [language])
    .filter(({ start, end, isMultiplier }) => !isMultiplier && !/\d/.test(text.slice(start, end)))
    .map(({ start, end }) => ({ start: originalIndexes[start] ?? 0, end: originalIndexes[end] ?? original.length }));
}
