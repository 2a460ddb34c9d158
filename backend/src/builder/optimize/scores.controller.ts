import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { optimizedSchema, optimizeSchema } from '@shortlist/contracts/builder/optimization';
import { jobTextSchema, resumeScoreSchema } from '@shortlist/contracts/builder/saved-resume';
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

  /** Of the resume as saved, explained check by check. */
  @Get('score')
  @Answers(resumeScoreSchema)
  async score(
    @Param({ schema: idSchema }) { id }: { id: string },
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    return await this.scores.score(await this.resumes.find(id, owner?.id), language);
  }

  /** The same against a job post: by its terms, and with how the resume matches it. Stores nothing, takes no use. */
  @Post('score')
  @Answers(resumeScoreSchema)
  async scoreForJob(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: jobTextSchema }) { jobDescription = '' }: z.infer<typeof jobTextSchema>,
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    const row = await this.resumes.find(id, owner?.id);
    const post = readJobPost(jobDescription, row.language);
    const score = await this.scores.score(row, language, post);
    const match = post && this.scores.match(row, post);
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
}
