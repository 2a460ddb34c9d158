import type { Language } from '@shortlist/contracts/platform/languages';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';
import ja from './words/ja.json';
import ko from './words/ko.json';

export type Words = typeof en;
export type BlankLabel = keyof Words['blanks'];

export const words: Record<Language, Words> = { en, es, fr, de, ja, ko };

export const blank = (language: Language, label: BlankLabel): string => `[${words[language].blanks[label]}]`;
