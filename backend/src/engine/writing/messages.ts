import type { Language } from '@shortlist/contracts/platform/languages';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import ko from './locales/ko.json';

export type Messages = typeof en;
export type BlankKey = keyof Messages['blanks'];

export const messages: Record<Language, Messages> = { en, es, fr, de, ja, ko };

/** Returns a placeholder, labeled in the document's language: "[number]". */
export const formatBlank = (language: Language, label: BlankKey): string => `[${messages[language].blanks[label]}]`;
