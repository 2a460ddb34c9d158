import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ExportResumeRequest,
  exportResumeRequestSchema,
  fileResponseSchema,
  pageFitRequestSchema,
  pageFitResponseSchema,
  resumePdfRequestSchema,
} from '@shortlist/contracts/builder/resume';
import { pdfResponseSchema } from '@shortlist/contracts/generator/generation';
import type { Response } from 'express';
import { z } from 'zod';
import { OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ResumeFilesService } from './resume-files.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('resumes/:id')
export class ResumeFilesController {
  constructor(private readonly files: ResumeFilesService) {}

  @Post('pdf')
  @RateLimit('pdf')
  @ZodResponse(pdfResponseSchema)
  async createPdfLink(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: resumePdfRequestSchema }) { templateId }: z.infer<typeof resumePdfRequestSchema>,
    @OptionalOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const request = { format: 'pdf', templateId } as const;
    const { url } = await this.files.createLink(id, owner?.id, request, getDisconnectSignal(response));
    return { success: true, pdfUrl: `${url}?inline` };
  }

  @Post('file')
  @RateLimit('pdf')
  @ZodResponse(fileResponseSchema)
  async createFileLink(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: exportResumeRequestSchema }) request: ExportResumeRequest,
    @OptionalOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return { success: true, ...(await this.files.createLink(id, owner?.id, request, getDisconnectSignal(response))) };
  }

  @Post('fit')
  @RateLimit('pdf')
  @ZodResponse(pageFitResponseSchema)
  async fitToPages(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: pageFitRequestSchema }) { pages }: z.infer<typeof pageFitRequestSchema>,
    @OptionalOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.files.fitToPages(id, owner?.id, pages, getDisconnectSignal(response));
  }
}
