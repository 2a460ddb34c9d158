import { Injectable, Logger } from '@nestjs/common';
import type { OptimizationResult } from '@shortlist/contracts/builder/optimization';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { QuotaService } from '../../account/quota/quota.service';
import type { Owner } from '../../account/sessions/owner.service';
import { rewriteBulletsTask } from '../../ai/tasks/rewrite-bullets';
import { summaryTask } from '../../ai/tasks/summary';
import { PaidQuotaService } from '../../ai/quota/paid-quota.service';
import { WriterError } from '../../ai/writer';
import { WritersService } from '../../ai/writers.service';
import { AppError } from '../../platform/http/app-error';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import type { ResumeEntity } from '../resumes/resume.entity';
import { toResumeResponse } from '../resumes/resume.mapper';
import { toScoredState, type ResumeAssessment } from '../resumes/resume-scores';
import { ResumeScoresService } from '../resumes/resume-scores.service';
import { ResumesService } from '../resumes/resumes.service';
import { WorkService } from '../../work/work.service';
import { isSentence, type Proposal } from './build-changes';
import { isSummaryHidden, getVisibleContent } from './proposal';
import { getTermRejectionKey, omitRejected } from './rejections';

export interface OptimizationContext {
  owner: Owner;
  language: Language;
  ipAddress: string;
  signal: AbortSignal;
}

@Injectable()
export class OptimizationService {
  private readonly logger = new Logger('builder');

  constructor(
    private readonly resumes: ResumesService,
    private readonly scores: ResumeScoresService,
    private readonly writers: WritersService,
    private readonly paidQuota: PaidQuotaService,
    private readonly quota: QuotaService,
    private readonly rateLimits: RateLimitService,
    private readonly work: WorkService,
  ) {}

  /**
   * Proposes better wording for the latest draft, for the job of `jobText` or else for the job posting stored with the
   * resume. Throws `not_found`, `free_limit_reached`, `rate_limited`, `writer_failed`, and the signal's reason if the
   * client disconnects. Releases the use on any error.
   */
  async optimize(id: string, jobText: string | undefined, context: OptimizationContext): Promise<OptimizationResult> {
    const row = await this.resumes.findCurrent(id, context.owner.id);
    const use = await this.quota.reserve(context.owner.id);
    try {
      await this.rateLimits.consume('default', context.owner.id);
      const optimized = await this.buildOptimization(row, jobText, context);
      context.signal.throwIfAborted();
      const charged = this.isWorthUse(optimized.optimization);
      await this.quota.settle(use, undefined, { charged });
      return { ...optimized, optimization: { ...optimized.optimization, charged } };
    } catch (error) {
      await this.quota.release(use);
      throw error;
    }
  }

  /**
   * Returns false if there are only missing terms, which are free elsewhere, or if the rule-based writer replaced the
   * model, which nobody asked for.
   */
  private isWorthUse({ changes, writer }: OptimizationResult['optimization']): boolean {
    return changes.some(isSentence) && !(this.writers.hasModel && writer === 'built-in');
  }

  private async buildOptimization(
    stored: ResumeEntity,
    jobText: string | undefined,
    context: OptimizationContext,
  ): Promise<OptimizationResult> {
    const row = { ...stored, jobPosting: jobText ?? stored.jobPosting };
    const now = await this.scores.standing(row, context.language);
    const { writer, proposals } = await this.requestProposals(row, now, context);
    const asked = { state: toScoredState(row), now, proposals, rejected: row.rejectedChanges };
    const today = new Date().toISOString().slice(0, 10);
    const { changes, content } = await this.work.run(
      'proposal',
      { ...asked, language: context.language, today },
      context.signal,
    );
    const rejected = new Set(row.rejectedChanges);
    const then = await this.scores.standing({ ...row, content }, context.language);
    const totals = await this.scores.computeTotals({ ...stored, content });
    return {
      resume: toResumeResponse({ ...stored, content, aiOptimized: true, ...totals }, context.owner.user?.id),
      optimization: {
        atsScore: then.score.atsScore,
        scoreNow: now.score.atsScore,
        potential: then.score.potential,
        matchScore: then.match?.matchScore,
        matchScoreNow: now.match?.matchScore,
        missing: then.match && omitRejected(then.match, rejected).missing,
        writer,
        suggestions: listSuggestions(then.score, context.language),
        keywords: listKeywords(then.score).filter((keyword) => !rejected.has(getTermRejectionKey(keyword))),
        changes,
      },
    };
  }

  private async requestProposals(
    row: ResumeEntity,
    { score, jobTitle }: ResumeAssessment,
    context: OptimizationContext,
  ) {
    const { language, sections, jobPosting } = row;
    // Hidden parts of the resume are private and are never sent.
    const content = getVisibleContent(row);
    const hasSummary = !isSummaryHidden(sections);
    const { owner, ipAddress, signal } = context;
    const paid = await this.paidQuota.take(owner, ipAddress);
    const options = { ownerId: owner.id, signal, paid };
    const terms = score.terms.map(({ term }) => term);
    const bullets = listBullets(content);
    const target = jobTitle ? { jobTitle, terms, jobPostingText: jobPosting.trim() || undefined } : undefined;
    try {
      const [rewritten, summary] = await Promise.all([
        this.writers.runTask(
          rewriteBulletsTask,
          { bullets: bullets.map(({ text }) => text), resume: content, language, targetTerms: terms },
          options,
        ),
        this.writers.runTask(summaryTask, { resume: content, target, language }, options),
      ]);
      const proposals = new Map<string, Proposal>();
      for (const [i, { after, reason }] of rewritten.output.entries()) {
        const path = bullets[i]?.path;
        if (path && reason !== 'unchanged') proposals.set(path, { after, reason });
      }
      // Extends the person's own summary instead of replacing it with a template text.
      const keepsOwn = jobPosting.trim() && summary.writer === 'built-in' && content.personalInfo.summary.trim() !== '';
      if (hasSummary && summary.output && needsNewSummary(score) && !keepsOwn)
        proposals.set('personalInfo.summary', { after: summary.output, reason: 'summary' });
      return { writer: rewritten.writer, proposals };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof WriterError)) throw error;
      this.logger.warn(`The model failed to write (${error.kind}): ${error.message}`);
      throw new AppError('writer_failed', { cause: error });
    }
  }
}

const listBullets = ({ experience }: ResumeContent) =>
  experience.flatMap(({ achievements }, entry) =>
    achievements.flatMap((text, i) => (text.trim() ? [{ path: `experience.${entry}.achievements.${i}`, text }] : [])),
  );

/** Returns whether the summary needs rewriting: its length is poor or it does not name the job title. */
const needsNewSummary = ({ checks }: Score) =>
  checks.some(({ id, points, max, path }) => id === 'S2' && points < max && path === 'personalInfo.summary');

const listSuggestions = ({ checks }: Score, language: Language) =>
  checks
    .filter(({ applies, fix }) => applies && fix)
    .sort((a, b) => b.max - b.points - (a.max - a.points))
    .map(({ title, fix = '' }) => `${title}${documentLabels[language].labelSeparator}${fix}`);

/**
 * Lists missing terms, then terms that appear only as a skill. Without either, lists all terms that the resume
 * contains.
 */
function listKeywords({ terms }: Score): string[] {
  const wanting = (['missing', 'skills'] as const).flatMap((place) => terms.filter((term) => term.place === place));
  return (wanting.length ? wanting : terms).map(({ term }) => term);
}
