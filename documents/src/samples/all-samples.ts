import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { academicResume as academicDe } from './academic/de';
import { academicResume as academicEn } from './academic/en';
import { academicResume as academicEs } from './academic/es';
import { academicResume as academicFr } from './academic/fr';
import { academicResume as academicJa } from './academic/ja';
import { academicResume as academicKo } from './academic/ko';
import { juniorResume as de } from './junior/de';
import { juniorResume as en } from './junior/en';
import { juniorResume as es } from './junior/es';
import { juniorResume as fr } from './junior/fr';
import { juniorResume as ja } from './junior/ja';
import { juniorResume as ko } from './junior/ko';
import { seniorResume } from './senior/en';
import { seniorResume as seniorDe } from './senior/de';
import { seniorResume as seniorEs } from './senior/es';
import { seniorResume as seniorFr } from './senior/fr';
import { seniorResume as seniorJa } from './senior/ja';
import { seniorResume as seniorKo } from './senior/ko';

/** Samples of one page, two pages and more: about six in English, three in the other languages. */
export const sampleKinds = ['junior', 'senior', 'academic'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** For tests and tools; browsers import only the file that they need. */
export const allSamples: Record<SampleKind, Record<Language, ResumeContent>> = {
  junior: { en, es, fr, de, ja, ko },
  senior: { en: seniorResume, es: seniorEs, fr: seniorFr, de: seniorDe, ja: seniorJa, ko: seniorKo },
  academic: { en: academicEn, es: academicEs, fr: academicFr, de: academicDe, ja: academicJa, ko: academicKo },
};
