import type { Language } from '@shortlist/contracts/platform/languages';

/** Words of a text; characters where the language does not part its words. */
export function wordsIn(text: string, language: Language): number {
  if (language === 'ja') return text.replace(/\s/g, '').length;
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
