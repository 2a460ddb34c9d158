import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { letterFileSchema } from '@shortlist/contracts/builder/cover-letter';
import { fileAnswerSchema } from '@shortlist/contracts/builder/saved-resume';
import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import type { Response } from 'express';
import { z } from 'zod';
import { KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { leavingOf } from '../../platform/http/leaving';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { LetterFilesService } from './letter-files.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('cover-letters/:id')
export class LetterFilesController {
  constructor(private readonly files: LetterFilesService) {}

  /** The link opens the PDF in the browser, expires after ten minutes and works only for its owner. */
  @Post('pdf')
  @RateLimit('pdf')
  @Answers(pdfAnswerSchema)
  async pdf(
    @Param({ schema: idSchema }) { id }: { id: string },
    @KnownOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { url } = await this.files.link(id, owner?.id, 'pdf', leavingOf(response));
    return { success: true, pdfUrl: `${url}?inline` };
  }

  @Post('file')
  @RateLimit('pdf')
  @Answers(fileAnswerSchema)
  async file(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: letterFileSchema }) { format }: z.infer<typeof letterFileSchema>,
    @KnownOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return { success: true, ...(await this.files.link(id, owner?.id, format, leavingOf(response))) };
  }
}
