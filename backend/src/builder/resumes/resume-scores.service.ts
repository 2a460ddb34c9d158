import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { rubricVersion } from '../../engine/scoring/rubric';
import { ScoredFileService } from '../../files/scored-file.service';
import { toIsoDate } from '../../platform/time';
import { WorkerThreadsService } from '../../worker-threads/worker-threads.service';
import { type AssessmentInput, type ResumeAssessment, toScorableResume } from './resume-scores';
import { createResumeSource } from './resume-source';
import { ResumeEntity, type ResumeScores, type ResumeState } from './resume.entity';
import { getSavedResumeState } from './resume.mapper';

@Injectable()
export class ResumeScoresService {
  private readonly logger = new Logger('builder');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly scoring: ScoredFileService,
    private readonly workerThreads: WorkerThreadsService,
  ) {}

  /** Explains the score in `language`. */
  async assess(state: ResumeState, language: Language): Promise<ResumeAssessment> {
    return await this.workerThreads.run('assessResume', await this.buildInput(state, language));
  }

  async computeTotals(state: ResumeState): Promise<ResumeScores> {
    return await this.workerThreads.run('computeTotals', await this.buildInput(state, state.language));
  }

  /**
   * Returns the row with the scores of its latest draft by the current rubric. Computes and stores them if necessary.
   */
  async refresh(row: ResumeEntity): Promise<ResumeEntity> {
    const { id, ownerId, draft, draftVersion } = row;
    if ((draft ? row.draftScores : row)?.rubricVersion === rubricVersion) return row;
    try {
      const scores = await this.computeTotals(draft ?? getSavedResumeState(row));
      const changes = draft ? { draftScores: scores } : scores;
      // `draftVersion` skips the update if the draft has changed in the meantime.
      await this.database.manager.update(ResumeEntity, { id, ownerId, draftVersion }, changes);
      return { ...row, ...changes };
    } catch (error) {
      this.logger.error(error);
      return row;
    }
  }

  private async buildInput(state: ResumeState, language: Language): Promise<AssessmentInput> {
    const file = await this.scoring.renderAndParse(createResumeSource(state));
    return { state: toScorableResume(state), file, language, today: toIsoDate() };
  }
}
