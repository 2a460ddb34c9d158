import type { Language } from '@shortlist/contracts/platform/languages';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import ko from './locales/ko.json';

export const messages: Record<Language, typeof en> = { en, es, fr, de, ja, ko };
export type ChangeReason = keyof typeof en.optimization.reasons;
