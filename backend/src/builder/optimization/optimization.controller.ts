import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { improvedTextSchema } from '@shortlist/contracts/builder/improvement';
import {
  optimizationResultSchema,
  optimizeResumeRequestSchema,
  rejectedChangesSchema,
} from '@shortlist/contracts/builder/optimization';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { getNetwork } from '../../platform/http/network';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { RequestLanguage } from '../../platform/http/request-language';
import { RejectedChangesService } from '../resumes/rejected-changes.service';
import { OptimizationService } from './optimization.service';
import { SummaryDraftService } from './summary-draft.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('resumes/:id')
export class OptimizationController {
  constructor(
    private readonly optimization: OptimizationService,
    private readonly rejections: RejectedChangesService,
    private readonly summaryDrafts: SummaryDraftService,
  ) {}

  /** Returns a proposal and stores nothing. Counts as one use if at least one text is reworded. */
  @Post('optimize')
  @RateLimit('none')
  @ZodResponse(optimizationResultSchema)
  async optimize(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: optimizeResumeRequestSchema }) { jobDescription }: z.infer<typeof optimizeResumeRequestSchema>,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const context = { owner, language, network: getNetwork(request), signal: getDisconnectSignal(response) };
    return await this.optimization.optimize(id, jobDescription, context);
  }

  /** Returns a summary of the other sections. Stores nothing and does not count against the quota. */
  @Post('summary-draft')
  @HttpCode(200)
  @RateLimit('analysis')
  @ZodResponse(improvedTextSchema)
  async draftSummary(
    @Param({ schema: idSchema }) { id }: { id: string },
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const context = { owner, language, network: getNetwork(request), signal: getDisconnectSignal(response) };
    return await this.summaryDrafts.draft(id, context);
  }

  /** Stores the rejections with the resume, so that the next proposal does not repeat them. */
  @Post('rejected-changes')
  @HttpCode(200)
  async reject(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: rejectedChangesSchema }) { changes }: z.infer<typeof rejectedChangesSchema>,
    @OptionalOwner() owner: Owner | undefined,
  ): Promise<void> {
    await this.rejections.add(id, owner?.id, changes);
  }
}
