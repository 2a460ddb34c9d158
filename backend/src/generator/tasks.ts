import type { Language } from '@shortlist/contracts/platform/languages';
import { scoreResume } from '../ats/score';
import { parsed, type ReadFile } from '../rendering/read-file';
import { type Scored, toScore } from './generation-face';

interface ToScore {
  generation: Scored;
  file: ReadFile | undefined;
  language: Language;
  today: string;
}

export const generatorTasks = {
  scoreGeneration: ({ generation, file, language, today }: ToScore) =>
    scoreResume({ ...toScore(generation, language), ...(file && { file: parsed(file) }), today }),
};
