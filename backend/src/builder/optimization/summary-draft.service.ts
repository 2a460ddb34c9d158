import { Injectable } from '@nestjs/common';
import type { ImprovedText } from '@shortlist/contracts/builder/improvement';
import { summaryTask } from '../../engine/writing/tasks/summary';
import { PaidQuotaService } from '../../ai/quota/paid-quota.service';
import { WritersService } from '../../ai/writers.service';
import { toIsoDate } from '../../platform/time';
import { ResumeScoresService } from '../resumes/resume-scores.service';
import { ResumesService } from '../resumes/resumes.service';
import type { OptimizationContext } from './optimization.service';
import { getVisibleContent } from './proposal';
import { getWritingTarget } from './writing-target';

@Injectable()
export class SummaryDraftService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly scores: ResumeScoresService,
    private readonly writers: WritersService,
    private readonly paidQuota: PaidQuotaService,
  ) {}

  /**
   * Writes a summary from the other sections of the latest draft. Throws `not_found`, and the signal's reason if the
   * client disconnects.
   */
  async draft(id: string, { owner, language, network, signal }: OptimizationContext): Promise<ImprovedText> {
    const row = await this.resumes.findCurrent(id, owner.id);
    const { target } = getWritingTarget(row, await this.scores.assess(row, language));
    const paid = await this.paidQuota.reserve(owner, network);
    const input = { resume: getVisibleContent(row), target, language: row.language, today: toIsoDate() };
    const { writer, output } = await this.writers.runTask(summaryTask, input, { ownerId: owner.id, signal, paid });
    const before = row.content.personalInfo.summary.trim();
    return { before, after: output || before, writer };
  }
}
