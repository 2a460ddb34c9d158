import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { machineViewSchema, resumeLayoutSchema } from '@shortlist/contracts/builder/machine-view';
import { scoreOrderSchema } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Response } from 'express';
import { z } from 'zod';
import { KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { leavingOf } from '../../platform/http/leaving';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ResumesService } from '../resumes/resumes.service';
import { PreviewService } from './preview.service';

const idSchema = z.object({ id: z.string() });
const draftSchema = scoreOrderSchema.pick({ draft: true });

/** Stores nothing, does not count against the quota and does not require Premium. */
@ApiTags('builder')
@Controller('resumes/:id')
export class PreviewController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly preview: PreviewService,
  ) {}

  /** Returns the fields that a program reads from the file of the latest draft. */
  @Get('machine')
  @RateLimit('pdf')
  @Answers(machineViewSchema)
  async machine(
    @Param({ schema: idSchema }) { id }: { id: string },
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ) {
    const row = await this.resumes.findCurrent(id, owner?.id);
    return await this.preview.machineView(row, language, leavingOf(response));
  }

  @Get('layout')
  @Answers(resumeLayoutSchema)
  async layout(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Query({ schema: draftSchema }) { draft }: z.infer<typeof draftSchema>,
    @KnownOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const row = await this.resumes.find(id, owner?.id);
    return await this.preview.layout((draft && row.draft) || row, leavingOf(response));
  }
}
