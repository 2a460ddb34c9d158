import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { ExampleId } from './example';

type Resumes = Record<ExampleId, ResumeContent>;

const resumes: Record<Language, () => Promise<{ resumes: Resumes }>> = {
  en: () => import('./en/all'),
  es: () => import('./es/all'),
  fr: () => import('./fr/all'),
  de: () => import('./de/all'),
  ja: () => import('./ja/all'),
  ko: () => import('./ko/all'),
};

/** The resumes of all examples in one language. */
export const loadExamples = async (language: Language): Promise<Resumes> => (await resumes[language]()).resumes;
