import type { Language } from '@shortlist/contracts/platform/languages';
import { scoreResume } from '../engine/scoring/score';
import { deserializeFile, type SerializedFile } from '../engine/file-reader/parsed-file';
import { type ScorableGeneration, toScoreInput } from './generation.mapper';

interface ScoreGenerationInput {
  generation: ScorableGeneration;
  file: SerializedFile | undefined;
  language: Language;
  today: string;
}

export const generatorTasks = {
  scoreGeneration: ({ generation, file, language, today }: ScoreGenerationInput) =>
    scoreResume({ ...toScoreInput(generation, language), ...(file && { file: deserializeFile(file) }), today }),
};
