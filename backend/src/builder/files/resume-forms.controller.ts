import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { fileAnswerSchema, type ResumeFile, resumeFileSchema } from '@shortlist/contracts/builder/saved-resume';
import type { Response } from 'express';
import { z } from 'zod';
import { KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { leavingOf } from '../../platform/http/leaving';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ResumeFormsService } from './resume-forms.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('resumes/:id/file')
export class ResumeFormsController {
  constructor(private readonly forms: ResumeFormsService) {}

  /** The link expires after ten minutes and works only for its owner. */
  @Post()
  @RateLimit('pdf')
  @Answers(fileAnswerSchema)
  async file(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: resumeFileSchema }) order: ResumeFile,
    @KnownOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return { success: true, ...(await this.forms.link(id, owner?.id, order, leavingOf(response))) };
  }
}
