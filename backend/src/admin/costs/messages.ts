import type { Language } from '@shortlist/contracts/platform/languages';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import ja from './messages/ja.json';
import ko from './messages/ko.json';

export const messages: Record<Language, typeof en> = { en, es, fr, de, ja, ko };
