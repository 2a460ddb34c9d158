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
import { toIsoDate } from '../../platform/time';
import { WorkerThreadsService } from '../../worker-threads/worker-threads.service';
import { toScorableResume } from '../resumes/resume-scores';
import { ResumesService } from '../resumes/resumes.service';

export interface JobAnalysisContext {
  owner: Owner;
  language: Language;
  /** Network of the client's IP address, against which the quota counts requests. */
  network: string;
  signal: AbortSignal;
}

type AnalyzedJob = Pick<z.infer<typeof analyzeJobPostingRequestSchema>, 'jobDescription' | 'jobTitle'>;

/** Analyzes postings deterministically. Only the suggestions may come from a language model. */
@Injectable()
export class JobAnalysisService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly workerThreads: WorkerThreadsService,
    private readonly writers: WritersService,
    private readonly quota: PaidQuotaService,
  ) {}

  /** Throws `not_found` if the owner has no such resume, and the signal's reason if the client disconnects. */
  async analyze(
    job: AnalyzedJob,
    resumeId: string | undefined,
    context: JobAnalysisContext,
  ): Promise<JobPostingAnalysis> {
    const resume = resumeId ? await this.resumes.findCurrent(resumeId, context.owner.id) : undefined;
    const jobPosting = job.jobDescription;
    const targetJobTitle = job.jobTitle || (resume?.targetJobTitle ?? '');
    const { language, signal } = context;
    const scorableResume = resume && toScorableResume({ ...resume, jobPosting, targetJobTitle });
    const rejected = resume?.rejectedChanges ?? [];
    const input = { jobPosting, targetJobTitle, language, state: scorableResume, rejected, today: toIsoDate() };
    const { analysisInput, ...analysisData } = await this.workerThreads.run('analyzeJobPosting', input, signal);
    return { ...analysisData, ...(await this.writeSuggestions(analysisInput, context)) };
  }

  private async writeSuggestions(input: JobAnalysisInput, { owner, network, signal }: JobAnalysisContext) {
    const isPaidModelAllowed = await this.quota.reserve(owner, network);
    const options = { ownerId: owner.id, signal, paid: isPaidModelAllowed };
    const { writer, output } = await this.writers.runTask(jobAnalysisTask, input, options);
    return { writer, suggestions: output };
  }
}
