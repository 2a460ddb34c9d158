import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { optimizedSchema, optimizeSchema, rejectedChangesSchema } from '@shortlist/contracts/builder/optimization';
import { resumeScoreSchema, scoreOrderSchema } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { leavingOf } from '../../platform/http/leaving';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import type { ResumeState } from '../resumes/resume.entity';
import { ResumeScoresService } from '../resumes/resume-scores.service';
import { ResumesService } from '../resumes/resumes.service';
import { OptimizeService } from './optimize.service';
import { withoutRejected } from './rejections';
import { RejectionsService } from './rejections.service';
import { networkOf } from '../../platform/http/network';

interface Scored {
  state: ResumeState;
  rejected: ReadonlySet<string>;
}

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('resumes/:id')
export class ScoresController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly scores: ResumeScoresService,
    private readonly optimizer: OptimizeService,
    private readonly rejections: RejectionsService,
  ) {}

  /**
   * Scores the saved resume or, if requested, its draft, with an explanation of each check. With a job posting, scores
   * against its terms and adds the match.
   */
  @Get('score')
  @Answers(resumeScoreSchema)
  async score(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Query({ schema: scoreOrderSchema }) { draft }: z.infer<typeof scoreOrderSchema>,
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    return await this.explain(await this.scored(id, draft, owner), language);
  }

  /** Scores against another job posting. Stores nothing and does not count against the quota. */
  @Post('score')
  @Answers(resumeScoreSchema)
  async scoreForJob(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: scoreOrderSchema }) { jobDescription, draft }: z.infer<typeof scoreOrderSchema>,
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    const { state, rejected } = await this.scored(id, draft, owner);
    return await this.explain(
      { state: { ...state, jobPosting: jobDescription ?? state.jobPosting }, rejected },
      language,
    );
  }

  /** Returns a proposal and stores nothing. Counts as one use if it rewords anything. */
  @Post('optimize')
  @RateLimit('none')
  @Answers(optimizedSchema)
  async optimize(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: optimizeSchema }) { jobDescription }: z.infer<typeof optimizeSchema>,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const caller = { owner, language, address: networkOf(request), signal: leavingOf(response) };
    return await this.optimizer.optimize(id, jobDescription, caller);
  }

  /** Stores the rejections with the resume, so that the next proposal does not repeat them. */
  @Post('rejected-changes')
  @HttpCode(200)
  async reject(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: rejectedChangesSchema }) { changes }: z.infer<typeof rejectedChangesSchema>,
    @KnownOwner() owner: Owner | undefined,
  ): Promise<void> {
    await this.rejections.add(id, owner?.id, changes);
  }

  private async explain({ state, rejected }: Scored, language: Language) {
    const { score, match } = await this.scores.standing(state, language);
    return { ...score, matchScore: match?.matchScore, match: match && withoutRejected(match, rejected) };
  }

  private async scored(id: string, draft: boolean, owner: Owner | undefined): Promise<Scored> {
    const row = await this.resumes.find(id, owner?.id);
    return { state: (draft && row.draft) || row, rejected: new Set(row.rejectedChanges) };
  }
}
