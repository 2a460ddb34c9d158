import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import { ScoredFileService } from '../../rendering/scored-file.service';
import { WorkService } from '../../work/work.service';
import { toScoredState, type ResumeAssessment } from './resume-scores';
import { createResumeSource } from './resume-source';
import type { ResumeScores, ResumeState } from './resume.entity';

@Injectable()
export class ResumeScoresService {
  constructor(
    private readonly scoring: ScoredFileService,
    private readonly work: WorkService,
  ) {}

  /** Explains the score in `language`. */
  async assess(state: ResumeState, language: Language): Promise<ResumeAssessment> {
    const file = await this.scoring.renderAndParse(createResumeSource(state));
    const today = new Date().toISOString().slice(0, 10);
    return await this.work.run('assessResume', { state: toScoredState(state), file, language, today });
  }

  async computeTotals(state: ResumeState): Promise<ResumeScores> {
    const { score, match } = await this.assess(state, state.language);
    const { atsScore, potential, rubricVersion } = score;
    return { atsScore, potential, rubricVersion, matchScore: match?.matchScore ?? null };
  }
}
