import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { sample as academicDe } from './academic/de';
import { sample as academicEn } from './academic/en';
import { sample as academicEs } from './academic/es';
import { sample as academicFr } from './academic/fr';
import { sample as academicJa } from './academic/ja';
import { sample as academicKo } from './academic/ko';
import { sample as de } from './junior/de';
import { sample as en } from './junior/en';
import { sample as es } from './junior/es';
import { sample as fr } from './junior/fr';
import { sample as ja } from './junior/ja';
import { sample as ko } from './junior/ko';
import { seniorResume } from './senior/en';
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
  senior: { en: seniorResume, es: seniorEs, fr: seniorFr, de: seniorDe, ja: seniorJa, ko: seniorKo },
  academic: { en: academicEn, es: academicEs, fr: academicFr, de: academicDe, ja: academicJa, ko: academicKo },
};
