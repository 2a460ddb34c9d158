import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Counts the length of a text in the unit of the language: characters in Japanese, words otherwise. Uses the page's
 * language, because the label beside the number names the unit.
 */
export function countWords(text: string, language: Language): number {
  if (language === 'ja') return text.replace(/\s/g, '').length;
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
