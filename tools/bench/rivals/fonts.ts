import { faceFile } from '@shortlist/backend/rendering/fonts/files';
import type { Language } from '@shortlist/contracts/platform/languages';

/** The fonts of our default template, which every competitor uses: one family per script, regular and bold. */
export const families = {
  latin: { name: 'Libre Franklin', id: 'libre-franklin' },
  ja: { name: 'Noto Sans JP', id: 'noto-sans-jp' },
  ko: { name: 'Noto Sans KR', id: 'noto-sans-kr' },
} as const;

export const weights = [400, 700] as const;

export function familyOf(language: Language): (typeof families)[keyof typeof families] {
  return language === 'ja' || language === 'ko' ? families[language] : families.latin;
}

export const fontFile = (id: (typeof families)[keyof typeof families]['id'], weight: (typeof weights)[number]) =>
  faceFile(id, weight);
