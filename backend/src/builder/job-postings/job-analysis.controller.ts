import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  analyzeJobPostingRequestSchema,
  jobPostingAnalysisSchema,
} from '@shortlist/contracts/builder/job-posting-analysis';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { CurrentOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { JobAnalysisService } from './job-analysis.service';
import { getNetwork } from '../../platform/http/network';

@ApiTags('builder')
@Controller('analyze-job')
export class JobAnalysisController {
  constructor(private readonly analysis: JobAnalysisService) {}

  /** Stores nothing and does not count against the quota. */
  @Post()
  @RateLimit('analysis')
  @ZodResponse(jobPostingAnalysisSchema)
  async analyze(
    @Body({ schema: analyzeJobPostingRequestSchema })
    { resumeId, ...job }: z.infer<typeof analyzeJobPostingRequestSchema>,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const context = { owner, language, network: getNetwork(request), signal: getDisconnectSignal(response) };
    return await this.analysis.analyze(job, resumeId, context);
  }
}
