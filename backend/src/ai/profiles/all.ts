import type { Industry } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import { de } from './de/all';
import { en } from './en/all';
import { es } from './es/all';
import { fr } from './fr/all';
import { ja } from './ja/all';
import { ko } from './ko/all';
import type { IndustryProfile, Profiles } from './occupation';

/** The languages whose profiles are whole. */
export const profiles: Partial<Record<Language, Profiles>> & { en: Profiles } = { en, de, es, fr, ja, ko };

/** The language that the built-in writer writes in for one that is asked: itself, or English until its profiles are whole. */
export const writtenLanguage = (language: Language): Language => (profiles[language] ? language : 'en');

/** What is known of an industry, in the language or in English. */
export const profileIn = (language: Language, industry: Industry): IndustryProfile =>
  (profiles[language] ?? profiles.en)[industry];
