import { Injectable, Logger } from '@nestjs/common';
import type { JobAnalysis } from '@shortlist/contracts/builder/job-analysis';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Owner } from '../../account/sessions/owner.service';
import { type AnalysisOrder, suggestionsOfAnalysis } from '../../ai/built-in/analysis';
import { wordAnalysis } from '../../ai/jobs/analysis';
import { VisitorLimitService } from '../../ai/visitors/visitor-limit.service';
import { WriterFailure } from '../../ai/writer';
import { WritersService } from '../../ai/writers.service';
import { analyzeJob } from '../../ats/match/analyze-job';
import { ResumeScoresService } from '../resumes/resume-scores.service';
import { ResumesService } from '../resumes/resumes.service';
import { readJobPost } from './job-post';

export interface AnalysisCaller {
  owner: Owner;
  language: Language;
  address: string;
  signal: AbortSignal;
}

/** What a job post asks for: found by code, so that the same post always gives the same terms; worded by a writer. */
@Injectable()
export class JobAnalysisService {
  private readonly logger = new Logger('builder');

  constructor(
    private readonly resumes: ResumesService,
    private readonly scores: ResumeScoresService,
    private readonly writers: WritersService,
    private readonly visitors: VisitorLimitService,
  ) {}

  /** Throws `not_found` (the resume), and the signal's reason when the caller left. */
  async analyze(jobText: string, resumeId: string | undefined, caller: AnalysisCaller): Promise<JobAnalysis> {
    const resume = resumeId ? await this.resumes.find(resumeId, caller.owner.id) : undefined;
    const post = readJobPost(jobText, caller.language);
    const { title, terms = [] } = post ?? {};
    const { requiredSkills, keywords } = analyzeJob(terms, title);
    const match = resume && post && this.scores.match(resume, post);
    const order = {
      title,
      required: requiredSkills,
      preferred: terms.filter(({ weight }) => weight === 1).map(({ term }) => term),
      missing: match?.terms.filter(({ weight, place }) => weight === 3 && place === 'missing').map(({ term }) => term),
      language: caller.language,
    };
    return { requiredSkills, keywords, ...(await this.word(order, caller)), match };
  }

  /** Without the model the terms are as good: the built-in writer words them then. */
  private async word(order: AnalysisOrder, { owner, address, signal }: AnalysisCaller) {
    const paid = await this.visitors.mayPay(owner, address, this.writers.hasModel);
    try {
      const { writer, output } = await this.writers.do(wordAnalysis, order, { ownerId: owner.id, signal, paid });
      return { writer, suggestions: output };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof WriterFailure)) throw error;
      this.logger.warn(`The model did not word an analysis (${error.kind}): ${error.message}`);
      return { writer: 'built-in' as const, suggestions: suggestionsOfAnalysis(order) };
    }
  }
}
