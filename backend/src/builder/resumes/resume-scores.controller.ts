import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { previewScoreRequestSchema, resumeScoreSchema, scoreRequestSchema } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import { OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { omitRejected } from './rejected-changes';
import type { ResumeState } from './resume.entity';
import { ResumeScoresService } from './resume-scores.service';
import { ResumesService } from './resumes.service';

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

  private async explain({ state, rejectedKeys }: ScoringInput, language: Language) {
    const { score, match } = await this.scores.assess(state, language);
    return { ...score, matchScore: match?.matchScore, match: match && omitRejected(match, rejectedKeys) };
  }

  private async getScoredState(id: string, draft: boolean, owner: Owner | undefined): Promise<ScoringInput> {
    const row = await this.resumes.getRow(id, owner?.id);
    return { state: (draft && row.draft) || row, rejectedKeys: new Set(row.rejectedChanges) };
  }
}
