import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { resumeLayoutSchema } from '@shortlist/contracts/builder/page-layout';
import { parserViewSchema } from '@shortlist/contracts/builder/parser-view';
import { scoreRequestSchema } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Response } from 'express';
import { z } from 'zod';
import { OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ResumesService } from '../resumes/resumes.service';
import { PreviewService } from './preview.service';

const idSchema = z.object({ id: z.string() });
const draftSchema = scoreRequestSchema.pick({ draft: true });

/** Stores nothing, does not count against the quota and does not require Premium. */
@ApiTags('builder')
@Controller('resumes/:id')
export class PreviewController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly preview: PreviewService,
  ) {}

  /** Returns the fields that a resume parser finds in the file of the latest draft. */
  @Get('machine')
  @RateLimit('pdf')
  @ZodResponse(parserViewSchema)
  async getParserView(
    @Param({ schema: idSchema }) { id }: { id: string },
    @OptionalOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ) {
    const row = await this.resumes.findCurrent(id, owner?.id);
    return await this.preview.getParserView(row, language, getDisconnectSignal(response));
  }

  @Get('layout')
  @ZodResponse(resumeLayoutSchema)
  async getLayout(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Query({ schema: draftSchema }) { draft }: z.infer<typeof draftSchema>,
    @OptionalOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const row = await this.resumes.getRow(id, owner?.id);
    return await this.preview.getLayout((draft && row.draft) || row, getDisconnectSignal(response));
  }
}
