import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { juniorResume as de } from './junior/de';
import { juniorResume as en } from './junior/en';
import { juniorResume as es } from './junior/es';
import { juniorResume as fr } from './junior/fr';
import { juniorResume as ja } from './junior/ja';
import { juniorResume as ko } from './junior/ko';

const samples: Record<Language, ResumeContent> = { en, es, fr, de, ja, ko };

/** For previews. Pages that need only one language import its file directly. */
export const getSampleResume = (language: Language): ResumeContent => samples[language];
