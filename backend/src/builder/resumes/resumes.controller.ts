import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  fitAnswerSchema,
  fitOrderSchema,
  renameSchema,
  resumePdfSchema,
  resumeSchema,
  saveResumeSchema,
  type SaveResume,
} from '@shortlist/contracts/builder/saved-resume';
import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import type { Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { leavingOf } from '../../platform/http/leaving';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { type BasedOn, IfMatch } from '../saved/based-on';
import { binSchema, type Bin, forGoodSchema, type ForGood } from '../saved/bin';
import { RequestPlace, type Place } from '../saved/saver';
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
  async list(@Query({ schema: binSchema }) { bin }: Bin, @KnownOwner() owner: Owner | undefined) {
    return owner ? await this.resumes.list(owner, bin) : [];
  }

  @Get(':id')
  @Answers(resumeSchema)
  async find(@Param({ schema: idSchema }) { id }: { id: string }, @KnownOwner() owner: Owner | undefined) {
    return await this.resumes.show(id, owner);
  }

  @Post()
  @Answers(resumeSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async create(
    @Body({ schema: saveResumeSchema }) save: SaveResume,
    @CurrentOwner() owner: Owner,
    @RequestPlace() place: Place,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.resumes.create(save, { saver: { owner, ...place }, key, signal: leavingOf(response) });
  }

  @Put(':id')
  @Answers(resumeSchema)
  @ApiHeader({ name: 'If-Match', required: false })
  async replace(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: saveResumeSchema }) save: SaveResume,
    @IfMatch() based: BasedOn,
    @KnownOwner() owner: Owner | undefined,
  ) {
    return await this.resumes.replace(id, { ...based, ...save }, owner);
  }

  @Patch(':id')
  @Answers(resumeSchema)
  async rename(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: renameSchema }) { title }: z.infer<typeof renameSchema>,
    @KnownOwner() owner: Owner | undefined,
  ) {
    return await this.resumes.rename(id, title, owner);
  }

  /** Moves to the trash, or deletes permanently from there. Returns what was deleted. */
  @Delete(':id')
  @Answers(resumeSchema)
  async remove(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Query({ schema: forGoodSchema }) { forever }: ForGood,
    @KnownOwner() owner: Owner | undefined,
  ) {
    return forever ? await this.resumes.removeForGood(id, owner) : await this.resumes.remove(id, owner);
  }

  /** The link opens the PDF in the browser, expires after ten minutes and works only for its owner. */
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
