import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  optimizationResultSchema,
  optimizeResumeRequestSchema,
  rejectedChangesSchema,
} from '@shortlist/contracts/builder/optimization';
import { previewScoreRequestSchema, resumeScoreSchema, scoreRequestSchema } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import type { ResumeState } from '../resumes/resume.entity';
import { ResumeScoresService } from '../resumes/resume-scores.service';
import { ResumesService } from '../resumes/resumes.service';
import { OptimizationService } from './optimization.service';
import { omitRejected } from './rejected-changes';
import { RejectedChangesService } from './rejected-changes.service';
import { getNetwork } from '../../platform/http/network';

interface ScoringInput {
  state: ResumeState;
  rejectedKeys: ReadonlySet<string>;
}

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('resumes/:id')
export class ResumeScoresController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly scores: ResumeScoresService,
    private readonly optimization: OptimizationService,
    private readonly rejections: RejectedChangesService,
  ) {}

  /**
   * Scores the saved resume or, if requested, its draft, and explains each check. With a job posting, scores against its
   * terms and adds the match.
   */
  @Get('score')
  @ZodResponse(resumeScoreSchema)
  async getScore(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Query({ schema: scoreRequestSchema }) { draft }: z.infer<typeof scoreRequestSchema>,
    @OptionalOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    return await this.explain(await this.getScoredState(id, draft, owner), language);
  }

  /** Scores different content or a different job posting. Stores nothing and does not count against the quota. */
  @Post('score')
  @ZodResponse(resumeScoreSchema)
  async previewScore(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: previewScoreRequestSchema })
    { jobDescription, draft, content }: z.infer<typeof previewScoreRequestSchema>,
    @OptionalOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    const { state, rejectedKeys } = await this.getScoredState(id, draft, owner);
    const previewState = {
      ...state,
      jobPosting: jobDescription ?? state.jobPosting,
      content: content ?? state.content,
    };
    return await this.explain({ state: previewState, rejectedKeys }, language);
  }

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

  private async explain({ state, rejectedKeys }: ScoringInput, language: Language) {
    const { score, match } = await this.scores.assess(state, language);
    return { ...score, matchScore: match?.matchScore, match: match && omitRejected(match, rejectedKeys) };
  }

  private async getScoredState(id: string, draft: boolean, owner: Owner | undefined): Promise<ScoringInput> {
    const row = await this.resumes.getRow(id, owner?.id);
    return { state: (draft && row.draft) || row, rejectedKeys: new Set(row.rejectedChanges) };
  }
}
