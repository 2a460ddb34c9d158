import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { importResultSchema, importRequestSchema } from '@shortlist/contracts/builder/import';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Response } from 'express';
import type { z } from 'zod';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { createDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ImportsService } from './imports.service';

@ApiTags('builder')
@Controller('imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  /** Stores nothing and does not count against the quota, because the person reviews the result first. */
  @Post()
  @RateLimit('imports')
  @ZodResponse(importResultSchema)
  async importFile(
    @Body({ schema: importRequestSchema }) { fileName, data }: z.infer<typeof importRequestSchema>,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ) {
    const bytes = Buffer.from(data, 'base64');
    return await this.imports.importFile({ bytes, fileName, language }, createDisconnectSignal(response));
  }
}
