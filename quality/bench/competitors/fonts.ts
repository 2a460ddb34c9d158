import { resolveFontFile } from '@shortlist/backend/engine/rendering/fonts/font-files';
import type { Language } from '@shortlist/contracts/platform/languages';

/** All competitors use the fonts of the product's default template. */
export const fontFamilies = {
  latin: { name: 'Libre Franklin', id: 'libre-franklin' },
  ja: { name: 'Noto Sans JP', id: 'noto-sans-jp' },
  ko: { name: 'Noto Sans KR', id: 'noto-sans-kr' },
} as const;

export const weights = [400, 700] as const;

export function getFontFamily(language: Language): (typeof fontFamilies)[keyof typeof fontFamilies] {
  return language === 'ja' || language === 'ko' ? fontFamilies[language] : fontFamilies.latin;
}

export const getFontFile = (
  id: (typeof fontFamilies)[keyof typeof fontFamilies]['id'],
  weight: (typeof weights)[number],
) => resolveFontFile(id, weight);
