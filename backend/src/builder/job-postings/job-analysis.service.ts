import { Injectable } from '@nestjs/common';
import type {
  analyzeJobPostingRequestSchema,
  JobPostingAnalysis,
} from '@shortlist/contracts/builder/job-posting-analysis';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { z } from 'zod';
import type { Owner } from '../../account/sessions/owner.service';
import type { JobAnalysisInput } from '../../engine/writing/rule-based/job-analysis';
import { jobAnalysisTask } from '../../engine/writing/tasks/job-analysis';
import { PaidQuotaService } from '../../ai/quota/paid-quota.service';
import { WritersService } from '../../ai/writers.service';
import { WorkerThreadsService } from '../../worker-threads/worker-threads.service';
import { toScoredState } from '../resumes/resume-scores';
import { ResumesService } from '../resumes/resumes.service';

export interface JobAnalysisContext {
  owner: Owner;
  language: Language;
  network: string;
  signal: AbortSignal;
}

type AnalyzedJob = Pick<z.infer<typeof analyzeJobPostingRequestSchema>, 'jobDescription' | 'jobTitle'>;

/** The terms are found without a language model, so the same posting always yields the same terms. */
@Injectable()
export class JobAnalysisService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly workerThreads: WorkerThreadsService,
    private readonly writers: WritersService,
    private readonly quota: PaidQuotaService,
  ) {}

  /** Throws `not_found` for the resume, and the signal's reason if the client disconnects. */
  async analyze(
    job: AnalyzedJob,
    resumeId: string | undefined,
    context: JobAnalysisContext,
  ): Promise<JobPostingAnalysis> {
    const resume = resumeId ? await this.resumes.findCurrent(resumeId, context.owner.id) : undefined;
    const jobPosting = job.jobDescription;
    const targetJobTitle = job.jobTitle || (resume?.targetJobTitle ?? '');
    const { language, signal } = context;
    const today = new Date().toISOString().slice(0, 10);
    const state = resume && toScoredState({ ...resume, jobPosting, targetJobTitle });
    const rejected = resume?.rejectedChanges ?? [];
    const input = { jobPosting, targetJobTitle, language, state, rejected, today };
    const { analysisInput, ...analysisData } = await this.workerThreads.run('analyzeJobPosting', input, signal);
    return { ...analysisData, ...(await this.writeSuggestions(analysisInput, context)) };
  }

  private async writeSuggestions(input: JobAnalysisInput, { owner, network, signal }: JobAnalysisContext) {
    const paid = await this.quota.reserve(owner, network);
    const { writer, output } = await this.writers.runTask(jobAnalysisTask, input, { ownerId: owner.id, signal, paid });
    return { writer, suggestions: output };
  }
}
