import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { de } from './de/catalog';
import { en } from './en/catalog';
import { es } from './es/catalog';
import { fr } from './fr/catalog';
import { ja } from './ja/catalog';
import { ko } from './ko/catalog';
import type { IndustryOccupations, OccupationCatalog } from './occupation';

export const occupationCatalogs: Record<Language, OccupationCatalog> = { en, de, es, fr, ja, ko };

export const getIndustryOccupations = (language: Language, industry: Industry): IndustryOccupations =>
  occupationCatalogs[language][industry];
