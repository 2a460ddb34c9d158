import { Injectable, Logger } from '@nestjs/common';
import type { Optimized } from '@shortlist/contracts/builder/optimization';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { withoutHidden } from '@shortlist/documents/sections';
import { wording } from '@shortlist/documents/words/wording';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { AllowanceService } from '../../account/allowance/allowance.service';
import type { Owner } from '../../account/sessions/owner.service';
import { rewriteBullets } from '../../ai/jobs/bullets';
import { writeSummary } from '../../ai/jobs/summary';
import { VisitorLimitService } from '../../ai/visitors/visitor-limit.service';
import { WriterFailure } from '../../ai/writer';
import { WritersService } from '../../ai/writers.service';
import { scoreResume } from '../../ats/score';
import { AppError } from '../../platform/http/app-error';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { type JobPost, readJobPost } from '../job-posts/job-post';
import type { ResumeEntity } from '../resumes/resume.entity';
import { toResume } from '../resumes/resume-face';
import { ResumeScoresService } from '../resumes/resume-scores.service';
import { ResumesService } from '../resumes/resumes.service';
import { changesOf, type Proposal, withChanges } from './changes';

export interface OptimizeCaller {
  owner: Owner;
  language: Language;
  address: string;
  signal: AbortSignal;
}

/** Better wording for a saved resume: a proposal, change by change. Nothing is stored; one use. */
@Injectable()
export class OptimizeService {
  private readonly logger = new Logger('builder');

  constructor(
    private readonly resumes: ResumesService,
    private readonly scores: ResumeScoresService,
    private readonly writers: WritersService,
    private readonly visitors: VisitorLimitService,
    private readonly allowance: AllowanceService,
    private readonly limits: RateLimitService,
  ) {}

  /**
   * Throws `not_found`, `invalid_input` (never saved), `free_limit_reached`, `rate_limited`, `writer_failed`, and the signal's reason when the caller
   * left; whatever it throws, the use is given back.
   */
  async optimize(id: string, jobText: string, caller: OptimizeCaller): Promise<Optimized> {
    const row = await this.resumes.findSaved(id, caller.owner.id);
    const use = await this.allowance.reserve(caller.owner.id);
    try {
      await this.limits.take('default', caller.owner.id);
      const optimized = await this.propose(row, jobText, caller);
      caller.signal.throwIfAborted();
      await this.allowance.settle(use);
      return optimized;
    } catch (error) {
      await this.allowance.release(use);
      throw error;
    }
  }

  private async propose(row: ResumeEntity, jobText: string, caller: OptimizeCaller): Promise<Optimized> {
    const { content: before, language: documentLanguage } = row;
    const post = readJobPost(jobText, documentLanguage);
    const now = await this.scores.score(row, caller.language, post);
    const { writer, proposals } = await this.write(row, post, now, caller);
    const today = new Date().toISOString().slice(0, 10);
    const target = this.scores.targetOf(row, post);
    const matchNow = post && this.scores.match(row, post);
    const changes = changesOf({
      before,
      proposals,
      score: now,
      pointsOf: (resume) =>
        pointsOf(scoreResume({ resume, target, language: documentLanguage, documentLanguage, today }), now),
      documentLanguage,
      language: caller.language,
      post,
      match: matchNow,
      today,
    });
    const content = withChanges(
      before,
      changes.filter(({ verdict }) => verdict === 'safe'),
    );
    const then = await this.scores.score({ ...row, content }, caller.language, post);
    const matchThen = post && this.scores.match({ ...row, content }, post);
    const stored = post ? await this.scores.totals({ ...row, content }) : then;
    const totals = { atsScore: stored.atsScore, potential: stored.potential, rubricVersion: stored.rubricVersion };
    return {
      resume: toResume({ ...row, content, aiOptimized: true, ...totals }, caller.owner.user?.id),
      optimization: {
        atsScore: then.atsScore,
        scoreNow: now.atsScore,
        potential: then.potential,
        matchScore: matchThen?.matchScore,
        matchScoreNow: matchNow?.matchScore,
        missing: matchThen?.missing,
        writer,
        suggestions: suggestionsOf(then, caller.language),
        keywords: keywordsOf(then),
        changes,
      },
    };
  }

  /** What the writers propose: every bullet of the experience, and the summary. */
  private async write(row: ResumeEntity, post: JobPost | undefined, score: Score, caller: OptimizeCaller) {
    const { language, sections } = row;
    // What is left out of the resume is nobody's business but its person's.
    const content = withoutHidden(row.content, sections);
    const hasSummary = !sections.some(({ key, hidden }) => key === 'summary' && hidden);
    const { owner, address, signal } = caller;
    const paid = await this.visitors.mayPay(owner, address, this.writers.hasModel);
    const options = { ownerId: owner.id, signal, paid };
    const terms = score.terms.map(({ term }) => term);
    const bullets = bulletsOf(content);
    const jobTitle = this.scores.targetOf(row, post)?.jobTitle;
    const target = jobTitle ? { jobTitle, terms, jobDescription: post?.text } : undefined;
    try {
      const [rewritten, summary] = await Promise.all([
        this.writers.do(
          rewriteBullets,
          { bullets: bullets.map(({ text }) => text), resume: content, language, targetTerms: terms },
          options,
        ),
        this.writers.do(writeSummary, { resume: content, target, language }, options),
      ]);
      const proposals = new Map<string, Proposal>();
      for (const [i, { after, reason }] of rewritten.output.entries()) {
        const path = bullets[i]?.path;
        if (path && reason !== 'unchanged') proposals.set(path, { after, reason });
      }
      if (hasSummary && summary.output && isWanting(score))
        proposals.set('personalInfo.summary', { after: summary.output, reason: 'summary' });
      return { writer: rewritten.writer, proposals };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof WriterFailure)) throw error;
      this.logger.warn(`The model did not write (${error.kind}): ${error.message}`);
      throw new AppError('writer_failed', { cause: error });
    }
  }
}

const bulletsOf = ({ experience }: ResumeContent) =>
  experience.flatMap(({ achievements }, entry) =>
    achievements.flatMap((text, i) => (text.trim() ? [{ path: `experience.${entry}.achievements.${i}`, text }] : [])),
  );

/** A summary that is of a good length and names the title stays as the person wrote it. */
const isWanting = ({ checks }: Score) =>
  checks.some(({ id, points, max, path }) => id === 'S2' && points < max && path === 'personalInfo.summary');

/** Points of the whole rubric, so that a change is worth the same with and without a file. */
function pointsOf({ checks }: Score, whole: Score): number {
  const most = whole.checks.filter(({ applies }) => applies).reduce((sum, { max }) => sum + max, 0);
  const got = checks.filter(({ applies }) => applies).reduce((sum, { points }) => sum + points, 0);
  return (got * 100) / most;
}

/** What to do next, with what it is about: the checks that cost most first. */
const suggestionsOf = ({ checks }: Score, language: Language) =>
  checks
    .filter(({ applies, fix }) => applies && fix)
    .sort((a, b) => b.max - b.points - (a.max - a.points))
    .map(({ title, fix = '' }) => `${title}${wording[language].colon}${fix}`);

/** Terms that the resume lacks before those that it only lists; when it has them all, the terms that it is found by. */
function keywordsOf({ terms }: Score): string[] {
  const wanting = (['missing', 'skills'] as const).flatMap((place) => terms.filter((term) => term.place === place));
  return (wanting.length ? wanting : terms).map(({ term }) => term);
}
