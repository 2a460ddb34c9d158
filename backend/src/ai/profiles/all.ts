import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { de } from './de/all';
import { en } from './en/all';
import { es } from './es/all';
import { fr } from './fr/all';
import { ja } from './ja/all';
import { ko } from './ko/all';
import type { IndustryProfile, Profiles } from './occupation';

export const profiles: Record<Language, Profiles> = { en, de, es, fr, ja, ko };

export const profileIn = (language: Language, industry: Industry): IndustryProfile => profiles[language][industry];
