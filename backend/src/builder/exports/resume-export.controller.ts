import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  fileResponseSchema,
  type ExportResumeRequest,
  exportResumeRequestSchema,
} from '@shortlist/contracts/builder/resume';
import type { Response } from 'express';
import { z } from 'zod';
import { OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ResumeExportService } from './resume-export.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('resumes/:id/file')
export class ResumeExportController {
  constructor(private readonly exports: ResumeExportService) {}

  @Post()
  @RateLimit('pdf')
  @ZodResponse(fileResponseSchema)
  async createFileLink(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: exportResumeRequestSchema }) exportRequest: ExportResumeRequest,
    @OptionalOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return {
      success: true,
      ...(await this.exports.createLink(id, owner?.id, exportRequest, getDisconnectSignal(response))),
    };
  }
}
