import type { Language } from '@shortlist/contracts/platform/languages';
import { type FontId, fontDefinitions } from '@shortlist/documents/fonts/font-definitions';

/** Fonts that every Word installation has. Word silently replaces fonts that are not installed, such as ours. */
const latinFonts = { sans: 'Calibri', serif: 'Cambria', mono: 'Consolas' };
const eastAsianFonts: Partial<Record<Language, { sans: string; serif: string; mono: string }>> = {
  ja: { sans: 'Yu Gothic', serif: 'Yu Mincho', mono: 'Yu Gothic' },
  ko: { sans: 'Malgun Gothic', serif: 'Batang', mono: 'Malgun Gothic' },
};

export function getWordFont(font: FontId, language: Language) {
  const { kind } = fontDefinitions[font];
  const eastAsianFont = (eastAsianFonts[language] ?? { sans: 'Yu Gothic', serif: 'Yu Mincho', mono: 'Yu Gothic' })[
    kind
  ];
  // In Japanese and Korean, one font is used for the whole document, including Latin text.
  const mainFont = eastAsianFonts[language]?.[kind] ?? latinFonts[kind];
  return { ascii: mainFont, hAnsi: mainFont, cs: mainFont, eastAsia: eastAsianFont };
}

export const wordLanguageTags: Record<Language, string> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  ja: 'ja-JP',
  ko: 'ko-KR',
};
