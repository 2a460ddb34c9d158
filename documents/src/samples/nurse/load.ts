import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobSample, SampleScores } from './sample';

const samples: Record<Language, () => Promise<{ nurse: JobSample; scores: unknown }>> = {
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  de: () => import('./de'),
  ja: () => import('./ja'),
  ko: () => import('./ko'),
};

/** `npm run samples -w tools` computes the scores. */
export async function loadNurse(language: Language): Promise<{ sample: JobSample; scores: SampleScores }> {
  const { nurse, scores } = await samples[language]();
  return { sample: nurse, scores: scores as SampleScores };
}
