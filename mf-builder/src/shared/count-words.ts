import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Counts words, or characters if `language` is Japanese. `language` is the page's language, because the unit next to
 * the number is in that language.
 */
export function countWords(text: string, language: Language): number {
  if (language === 'ja') return text.replace(/\s/g, '').length;
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
