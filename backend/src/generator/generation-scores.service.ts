import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { ScoringService } from '../rendering/scoring.service';
import type { GenerationEntity } from './generation.entity';
import { toScore } from './generation-face';
import { type Documents, treesOf } from './generation-trees';

/** Scores of generations, on the file that is downloaded where no other template is chosen. */
@Injectable()
export class GenerationScoresService {
  constructor(private readonly scoring: ScoringService) {}

  /** The score as it stands, explained in `language`. */
  async score(generation: Documents & Pick<GenerationEntity, 'industry'>, language: Language): Promise<Score> {
    const { tree, denser } = treesOf(generation, 'resume');
    return await this.scoring.score(toScore(generation, language), tree, { denser });
  }
}
