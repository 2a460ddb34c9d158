import type { Language } from '@shortlist/contracts/platform/languages';
import type { GuideText } from '@shortlist/documents/guide/guide-text';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import ko from './texts/ko.json';

/** The interview tips, written for each language's own job market rather than translated. */
export const interviewTips: Record<Language, GuideText> = { en, es, fr, de, ja, ko };
