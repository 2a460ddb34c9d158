import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { optimizedSchema, optimizeSchema } from '@shortlist/contracts/builder/optimization';
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
import { readJobPost } from '../job-posts/job-post';
import type { ResumeState } from '../resumes/resume.entity';
import { ResumeScoresService } from '../resumes/resume-scores.service';
import { ResumesService } from '../resumes/resumes.service';
import { OptimizeService } from './optimize.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('resumes/:id')
export class ScoresController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly scores: ResumeScoresService,
    private readonly optimizer: OptimizeService,
  ) {}

  /** Of the resume as saved, or of its draft where one is asked for and there is one; explained check by check. */
  @Get('score')
  @Answers(resumeScoreSchema)
  async score(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Query({ schema: scoreOrderSchema }) { draft }: z.infer<typeof scoreOrderSchema>,
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    return await this.scores.score(await this.scored(id, draft, owner), language);
  }

  /** The same against a job post: by its terms, and with how the resume matches it. Stores nothing, takes no use. */
  @Post('score')
  @Answers(resumeScoreSchema)
  async scoreForJob(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: scoreOrderSchema }) { jobDescription = '', draft }: z.infer<typeof scoreOrderSchema>,
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    const state = await this.scored(id, draft, owner);
    const post = readJobPost(jobDescription, state.language);
    const score = await this.scores.score(state, language, post);
    const match = post && this.scores.match(state, post);
    return { ...score, matchScore: match?.matchScore, match };
  }

  /** A proposal: stores nothing, takes one use. */
  @Post('optimize')
  @RateLimit('none')
  @Answers(optimizedSchema)
  async optimize(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: optimizeSchema }) { jobDescription = '' }: z.infer<typeof optimizeSchema>,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const caller = { owner, language, address: request.ip ?? 'unknown', signal: leavingOf(response) };
    return await this.optimizer.optimize(id, jobDescription, caller);
  }

  private async scored(id: string, draft: boolean, owner: Owner | undefined): Promise<ResumeState> {
    const row = await this.resumes.find(id, owner?.id);
    return (draft && row.draft) || row;
  }
}
