import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import { ScoredFileService } from '../../files/scored-file.service';
import { WorkService } from '../../work/work.service';
import { type AssessmentInput, type ResumeAssessment, toScoredState } from './resume-scores';
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
    return await this.work.run('assessResume', await this.buildInput(state, language));
  }

  async computeTotals(state: ResumeState): Promise<ResumeScores> {
    return await this.work.run('computeTotals', await this.buildInput(state, state.language));
  }

  private async buildInput(state: ResumeState, language: Language): Promise<AssessmentInput> {
    const file = await this.scoring.renderAndParse(createResumeSource(state));
    return { state: toScoredState(state), file, language, today: new Date().toISOString().slice(0, 10) };
  }
}
