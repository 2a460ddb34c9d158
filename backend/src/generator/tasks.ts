import type { Language } from '@shortlist/contracts/platform/languages';
import { scoreResume } from '../ats/score';
import { parsed, type ReadFile } from '../rendering/read-file';
import { type Scored, toScoreInput } from './generation.mapper';

interface ToScore {
  generation: Scored;
  file: ReadFile | undefined;
  language: Language;
  today: string;
}

export const generatorTasks = {
  scoreGeneration: ({ generation, file, language, today }: ToScore) =>
    scoreResume({ ...toScoreInput(generation, language), ...(file && { file: parsed(file) }), today }),
};
