import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { sample as de } from './junior/de';
import { sample as en } from './junior/en';
import { sample as es } from './junior/es';
import { sample as fr } from './junior/fr';
import { sample as ja } from './junior/ja';
import { sample as ko } from './junior/ko';

const samples: Record<Language, ResumeContent> = { en, es, fr, de, ja, ko };

/** For previews. Pages that need only one language import its file directly. */
export const getSampleResume = (language: Language): ResumeContent => samples[language];
