import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { analyzeJobSchema, jobAnalysisSchema } from '@shortlist/contracts/builder/job-analysis';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { CurrentOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { leavingOf } from '../../platform/http/leaving';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { JobAnalysisService } from './job-analysis.service';
import { networkOf } from '../../platform/http/network';

@ApiTags('builder')
@Controller('analyze-job')
export class JobAnalysisController {
  constructor(private readonly analysis: JobAnalysisService) {}

  /** Stores nothing and does not count against the quota. */
  @Post()
  @RateLimit('analysis')
  @Answers(jobAnalysisSchema)
  async analyze(
    @Body({ schema: analyzeJobSchema }) { resumeId, ...job }: z.infer<typeof analyzeJobSchema>,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const caller = { owner, language, address: networkOf(request), signal: leavingOf(response) };
    return await this.analysis.analyze(job, resumeId, caller);
  }
}
