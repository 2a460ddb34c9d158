import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { exportLetterRequestSchema } from '@shortlist/contracts/builder/cover-letter';
import { fileResponseSchema } from '@shortlist/contracts/builder/resume';
import { pdfResponseSchema } from '@shortlist/contracts/generator/generation';
import type { Response } from 'express';
import { z } from 'zod';
import { OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { CoverLetterFilesService } from './cover-letter-files.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('cover-letters/:id')
export class CoverLetterFilesController {
  constructor(private readonly files: CoverLetterFilesService) {}

  @Post('pdf')
  @RateLimit('pdf')
  @ZodResponse(pdfResponseSchema)
  async createPdfLink(
    @Param({ schema: idSchema }) { id }: { id: string },
    @OptionalOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { url } = await this.files.createLink(id, owner?.id, 'pdf', getDisconnectSignal(response));
    return { success: true, pdfUrl: `${url}?inline` };
  }

  @Post('file')
  @RateLimit('pdf')
  @ZodResponse(fileResponseSchema)
  async createFileLink(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: exportLetterRequestSchema }) { format }: z.infer<typeof exportLetterRequestSchema>,
    @OptionalOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return { success: true, ...(await this.files.createLink(id, owner?.id, format, getDisconnectSignal(response))) };
  }
}
