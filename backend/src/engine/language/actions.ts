import type { Language } from '@shortlist/contracts/platform/languages';
import { isGermanAction } from './actions/de';
import { isEnglishAction } from './actions/en';
import { isSpanishAction } from './actions/es';
import { isFrenchAction } from './actions/fr';
import { isJapaneseAction } from './actions/ja';
import { isKoreanAction } from './actions/ko';
import { canonicalizeText } from './text-processing';

const actionTestByLanguage: Record<Language, (bullet: string) => boolean> = {
  en: isEnglishAction,
  es: isSpanishAction,
  fr: isFrenchAction,
  de: isGermanAction,
  ja: isJapaneseAction,
  ko: isKoreanAction,
};

/** Returns whether a bullet starts with an action or, in Japanese and Korean, ends with one. */
export function isAction(text: string, language: Language): boolean {
  return actionTestByLanguage[language](canonicalizeText(text).replace(/^[•·*–—-]\s*/u, ''));
}
