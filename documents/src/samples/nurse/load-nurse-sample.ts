import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobPostingSample, SampleScores } from './job-posting-sample';

const samples: Record<Language, () => Promise<{ nurse: JobPostingSample; scores: unknown }>> = {
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  de: () => import('./de'),
  ja: () => import('./ja'),
  ko: () => import('./ko'),
};

/** `npm run samples -w quality` computes the scores. */
export async function loadNurseSample(language: Language): Promise<{ sample: JobPostingSample; scores: SampleScores }> {
  const { nurse, scores } = await samples[language]();
  return { sample: nurse, scores: scores as SampleScores };
}
