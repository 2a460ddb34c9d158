import type { Language } from '@shortlist/contracts/platform/languages';
import type { GuideText } from '@shortlist/documents/guide/guide-text';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import ko from './locales/ko.json';

/** Written separately for the job market of each language, not translated. */
export const interviewTips: Record<Language, GuideText> = { en, es, fr, de, ja, ko };
