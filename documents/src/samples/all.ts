import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { sample as academicDe } from './academic/de';
import { sample as academicEn } from './academic/en';
import { sample as academicEs } from './academic/es';
import { sample as academicFr } from './academic/fr';
import { sample as academicJa } from './academic/ja';
import { sample as academicKo } from './academic/ko';
import { sample as de } from './de';
import { sample as en } from './en';
import { sample as es } from './es';
import { sample as fr } from './fr';
import { sample as ja } from './ja';
import { sample as ko } from './ko';
import { senior } from './senior';
import { sample as seniorDe } from './senior/de';
import { sample as seniorEs } from './senior/es';
import { sample as seniorFr } from './senior/fr';
import { sample as seniorJa } from './senior/ja';
import { sample as seniorKo } from './senior/ko';

/** Samples of one page, two pages and more: about six in English, three in the other languages. */
export const sampleKinds = ['junior', 'senior', 'academic'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** For tests and tools; browsers import only the file that they need. */
export const allSamples: Record<SampleKind, Record<Language, ResumeContent>> = {
  junior: { en, es, fr, de, ja, ko },
  senior: { en: senior, es: seniorEs, fr: seniorFr, de: seniorDe, ja: seniorJa, ko: seniorKo },
  academic: { en: academicEn, es: academicEs, fr: academicFr, de: academicDe, ja: academicJa, ko: academicKo },
};
