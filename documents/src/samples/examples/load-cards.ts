import type { Language } from '@shortlist/contracts/platform/languages';
import type { ExampleCard } from './examples';
import type { ExampleId } from './ids';

type Cards = Record<ExampleId, ExampleCard>;

const files: Record<Language, () => Promise<{ default: Record<ExampleId, Record<keyof ExampleCard, string>> }>> = {
  en: () => import('./cards/en.json'),
  es: () => import('./cards/es.json'),
  fr: () => import('./cards/fr.json'),
  de: () => import('./cards/de.json'),
  ja: () => import('./cards/ja.json'),
  ko: () => import('./cards/ko.json'),
};

/** `npm run samples -w quality` writes the files. */
export const loadCards = async (language: Language): Promise<Cards> => (await files[language]()).default as Cards;
