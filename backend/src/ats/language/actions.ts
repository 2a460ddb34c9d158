import type { Language } from '@shortlist/contracts/platform/languages';
import { isGermanAction } from './actions/de';
import { isEnglishAction } from './actions/en';
import { isSpanishAction } from './actions/es';
import { isFrenchAction } from './actions/fr';
import { isJapaneseAction } from './actions/ja';
import { isKoreanAction } from './actions/ko';
import { normal } from './words';

/** A rule a language: what opens a bullet that says what was done, and what only names a position or a quality. */
const rules: Record<Language, (bullet: string) => boolean> = {
  en: isEnglishAction,
  es: isSpanishAction,
  fr: isFrenchAction,
  de: isGermanAction,
  ja: isJapaneseAction,
  ko: isKoreanAction,
};

/** Whether a bullet says what was done: it opens with an action (or, in ja and ko, ends in one). */
export function startsWithAction(text: string, language: Language): boolean {
  return rules[language](normal(text).replace(/^[•·*–—-]\s*/u, ''));
}
