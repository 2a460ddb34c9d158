import { Body, Controller, Get, Headers, Param, Post, Put, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  fitAnswerSchema,
  fitOrderSchema,
  resumePdfSchema,
  resumeSchema,
  saveResumeSchema,
  type SaveResume,
} from '@shortlist/contracts/builder/saved-resume';
import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { leavingOf } from '../../platform/http/leaving';
import { pageSizeOf } from '../../platform/http/page-size';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { toResume } from './resume-face';
import { ResumeFilesService } from './resume-files.service';
import { ResumesService } from './resumes.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('resumes')
export class ResumesController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly files: ResumeFilesService,
  ) {}

  @Get()
  @Answers(resumeSchema, { list: true })
  async list(@KnownOwner() owner: Owner | undefined) {
    return owner ? await this.resumes.list(owner) : [];
  }

  @Get(':id')
  @Answers(resumeSchema)
  async find(@Param({ schema: idSchema }) { id }: { id: string }, @KnownOwner() owner: Owner | undefined) {
    return toResume(await this.resumes.find(id, owner?.id), owner?.user?.id);
  }

  @Post()
  @Answers(resumeSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async create(
    @Body({ schema: saveResumeSchema }) save: SaveResume,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Headers() headers: Record<string, string | undefined>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const saver = { owner, language, pageSize: pageSizeOf(headers['accept-language']) };
    return await this.resumes.create(save, saver, headers['idempotency-key']?.slice(0, 200), leavingOf(response));
  }

  @Put(':id')
  @Answers(resumeSchema)
  async replace(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: saveResumeSchema }) save: SaveResume,
    @KnownOwner() owner: Owner | undefined,
  ) {
    return await this.resumes.replace(id, save, owner);
  }

  /** The link opens the PDF in the browser; it is good for ten minutes and for its owner only. */
  @Post(':id/pdf')
  @RateLimit('pdf')
  @Answers(pdfAnswerSchema)
  async pdf(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: resumePdfSchema }) { templateId }: z.infer<typeof resumePdfSchema>,
    @KnownOwner() owner: Owner | undefined,
  ) {
    return { success: true, pdfUrl: `${await this.files.link(id, owner?.id, templateId)}?inline` };
  }

  @Post(':id/fit')
  @RateLimit('pdf')
  @Answers(fitAnswerSchema)
  async fit(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: fitOrderSchema }) { pages }: z.infer<typeof fitOrderSchema>,
    @KnownOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.files.fit(id, owner?.id, pages, leavingOf(response));
  }
}
