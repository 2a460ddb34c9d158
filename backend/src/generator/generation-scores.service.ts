import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { ScoredFileService } from '../files/scored-file.service';
import { toIsoDate } from '../platform/time';
import { WorkerThreadsService } from '../worker-threads/worker-threads.service';
import { type ScorableGeneration, pickScorableFields } from './generation.mapper';
import { type GenerationDocuments, createGenerationSource } from './generation-source';

/** Scores generations as rendered in the default template. */
@Injectable()
export class GenerationScoresService {
  constructor(
    private readonly scoring: ScoredFileService,
    private readonly workerThreads: WorkerThreadsService,
  ) {}

  async score(generation: GenerationDocuments & ScorableGeneration, language: Language): Promise<Score> {
    const file = await this.scoring.renderAndParse(createGenerationSource(generation, 'resume'));
    return await this.workerThreads.run('scoreGeneration', {
      generation: pickScorableFields(generation),
      file,
      language,
      today: toIsoDate(),
    });
  }

  async scoreDraft(generation: ScorableGeneration, language: Language): Promise<Score> {
    const input = { generation, file: undefined, language, today: toIsoDate() };
    return await this.workerThreads.run('scoreGeneration', input);
  }
}
