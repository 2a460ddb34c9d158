import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { sample as de } from './de';
import { sample as en } from './en';
import { sample as es } from './es';
import { sample as fr } from './fr';
import { sample as ja } from './ja';
import { sample as ko } from './ko';

const samples: Record<Language, ResumeContent> = { en, es, fr, de, ja, ko };

/** For previews. Pages that need only one language import its file directly. */
export const sampleResume = (language: Language): ResumeContent => samples[language];
