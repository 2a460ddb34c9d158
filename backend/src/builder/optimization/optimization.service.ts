import { Injectable } from '@nestjs/common';
import type { OptimizationResult } from '@shortlist/contracts/builder/optimization';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { QuotaService } from '../../account/quota/quota.service';
import type { Owner } from '../../account/sessions/owner.service';
import { rewriteBulletsTask } from '../../engine/writing/tasks/rewrite-bullets';
import { summaryTask } from '../../engine/writing/tasks/summary';
import { PaidQuotaService } from '../../ai/quota/paid-quota.service';
import { dropStockPhrases } from '../../engine/writing/rule-based/tidy-summary';
import { WritersService } from '../../ai/writers.service';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { toIsoDate } from '../../platform/time';
import type { ResumeEntity } from '../resumes/resume.entity';
import { toResumeResponse } from '../resumes/resume.mapper';
import { toScorableResume, type ResumeAssessment } from '../resumes/resume-scores';
import { ResumeScoresService } from '../resumes/resume-scores.service';
import { ResumesService } from '../resumes/resumes.service';
import { WorkerThreadsService } from '../../worker-threads/worker-threads.service';
import { isGain } from './build-changes';
import type { Proposal } from './changes-input';
import { isSummaryHidden, getVisibleContent } from './proposal';
import { getWritingTarget } from './writing-target';
import { isTermRejected, omitRejected } from '../resumes/rejected-changes';

export interface OptimizationContext {
  owner: Owner;
  language: Language;
  network: string;
  signal: AbortSignal;
}

@Injectable()
export class OptimizationService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly scores: ResumeScoresService,
    private readonly writers: WritersService,
    private readonly paidQuota: PaidQuotaService,
    private readonly quota: QuotaService,
    private readonly rateLimits: RateLimitService,
    private readonly workerThreads: WorkerThreadsService,
  ) {}

  /**
   * Proposes better wording for the latest draft, tailored to `jobText` or, if omitted, to the stored job posting.
   * Throws `not_found`, `free_limit_reached`, `rate_limited`, `writer_failed`, and the signal's reason if the client
   * disconnects. After any error, the quota use is refunded.
   */
  async optimize(id: string, jobText: string | undefined, context: OptimizationContext): Promise<OptimizationResult> {
    const row = await this.resumes.findCurrent(id, context.owner.id);
    const use = await this.quota.reserve(context.owner.id);
    try {
      await this.rateLimits.consume('default', context.owner.id);
      const result = await this.buildOptimization(row, jobText, context);
      context.signal.throwIfAborted();
      const charged = this.shouldCharge(result.optimization);
      await this.quota.settle(use, undefined, { charged });
      return { ...result, optimization: { ...result.optimization, charged } };
    } catch (error) {
      await this.quota.release(use);
      throw error;
    }
  }

  /**
   * Returns false if no rewording is an improvement, because the score already lists missing terms for free. Also
   * returns false if the rule-based writer replaced the model, because the owner did not request that.
   */
  private shouldCharge({ changes, writer }: OptimizationResult['optimization']): boolean {
    return changes.some(isGain) && !(this.writers.hasModel && writer === 'built-in');
  }

  private async buildOptimization(
    storedRow: ResumeEntity,
    jobText: string | undefined,
    context: OptimizationContext,
  ): Promise<OptimizationResult> {
    const row = { ...storedRow, jobPosting: jobText ?? storedRow.jobPosting };
    const currentAssessment = await this.scores.assess(row, context.language);
    const { writer, proposals } = await this.requestProposals(row, currentAssessment, context);
    const input = { state: toScorableResume(row), currentAssessment, proposals, rejected: row.rejectedChanges };
    const { changes, content } = await this.workerThreads.run(
      'buildProposal',
      { ...input, language: context.language, today: toIsoDate() },
      context.signal,
    );
    const rejected = new Set(row.rejectedChanges);
    const newAssessment = await this.scores.assess({ ...row, content }, context.language);
    const totals = await this.scores.computeTotals({ ...storedRow, content });
    return {
      resume: toResumeResponse({ ...storedRow, content, aiOptimized: true, ...totals }, context.owner.userId),
      optimization: {
        atsScore: newAssessment.score.atsScore,
        scoreNow: currentAssessment.score.atsScore,
        potential: newAssessment.score.potential,
        matchScore: newAssessment.match?.matchScore,
        matchScoreNow: currentAssessment.match?.matchScore,
        missing: newAssessment.match && omitRejected(newAssessment.match, rejected).missing,
        writer,
        suggestions: listSuggestions(newAssessment.score, context.language),
        keywords: listKeywords(newAssessment.score).filter((keyword) => !isTermRejected(keyword, rejected)),
        changes,
      },
    };
  }

  private async requestProposals(row: ResumeEntity, assessment: ResumeAssessment, context: OptimizationContext) {
    const { language, sections, jobPosting } = row;
    const { score } = assessment;
    // Hidden parts of the resume are private and are never sent.
    const content = getVisibleContent(row);
    const hasSummary = !isSummaryHidden(sections);
    const { owner, network, signal } = context;
    const paid = await this.paidQuota.reserve(owner, network);
    const options = { ownerId: owner.id, signal, paid };
    const { terms, target } = getWritingTarget(row, assessment);
    const bullets = listBullets(content);
    const [rewrittenBullets, summary] = await Promise.all([
      this.writers.runTask(
        rewriteBulletsTask,
        { bullets: bullets.map(({ text }) => text), resume: content, language, targetTerms: terms },
        options,
      ),
      this.writers.runTask(summaryTask, { resume: content, target, language, today: toIsoDate() }, options),
    ]);
    const proposals = new Map<string, Proposal>();
    for (const [i, { after, reason }] of rewrittenBullets.output.entries()) {
      const path = bullets[i]?.path;
      if (path && reason !== 'unchanged') proposals.set(path, { after, reason });
    }
    // Keeps the user's own summary rather than a template text, unless it consists of stock phrases only.
    const hasOnlyStockPhrases = dropStockPhrases(content, language) === '';
    const shouldKeepOwnSummary = jobPosting.trim() && summary.writer === 'built-in' && !hasOnlyStockPhrases;
    if (hasSummary && summary.output && (needsNewSummary(score) || hasOnlyStockPhrases) && !shouldKeepOwnSummary)
      proposals.set('personalInfo.summary', { after: summary.output, reason: 'summary' });
    return { writer: rewrittenBullets.writer, proposals };
  }
}

const listBullets = ({ experience }: ResumeContent) =>
  experience.flatMap(({ achievements }, entry) =>
    achievements.flatMap((text, i) => (text.trim() ? [{ path: `experience.${entry}.achievements.${i}`, text }] : [])),
  );

/** S2 is the check of the summary's length and of whether it names the job title. */
const needsNewSummary = ({ checks }: Score) =>
  checks.some(({ id, points, max, path }) => id === 'S2' && points < max && path === 'personalInfo.summary');

const listSuggestions = ({ checks }: Score, language: Language) =>
  checks
    .filter(({ applies, fix }) => applies && fix)
    .sort((a, b) => b.max - b.points - (a.max - a.points))
    .map(({ title, fix = '' }) => `${title}${documentLabels[language].labelSeparator}${fix}`);

function listKeywords({ terms }: Score): string[] {
  const [weakTerms = terms] = (['missing', 'skills'] as const)
    .map((place) => terms.filter((term) => term.place === place))
    .filter((list) => list.length > 0);
  return weakTerms.map(({ term }) => term);
}
