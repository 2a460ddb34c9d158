import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Length of a text in what people of the language count: characters in Japanese, else words. The language is that of the
 * page, since the message beside the number names the unit.
 */
export function wordsIn(text: string, language: Language): number {
  if (language === 'ja') return text.replace(/\s/g, '').length;
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
