import { Body, Controller, Post, Res, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { importResultSchema, importRequestSchema } from '@shortlist/contracts/builder/import';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Response } from 'express';
import type { z } from 'zod';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { LimitConcurrency } from '../../platform/http/concurrency-limit';
import { RequestLanguage } from '../../platform/http/request-language';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ImportBodyInterceptor } from './import-body.interceptor';
import { ImportsService } from './imports.service';

/**
 * An import needs up to 30 MB: its body, the text in it and the file. One of a network, because a slow body holds its
 * place for minutes.
 */
const concurrencyLimits = {
  running: { owner: 1, network: 1, all: 4 },
  waiting: { owner: 5, network: 20, all: 60 },
};

@ApiTags('builder')
@Controller('imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  /** Stores nothing and does not count against the quota, because the person reviews the result first. */
  @Post()
  @RateLimit('imports')
  @UseInterceptors(ImportBodyInterceptor)
  @LimitConcurrency(concurrencyLimits)
  @ZodResponse(importResultSchema)
  async importFile(
    @Body({ schema: importRequestSchema }) { fileName, data }: z.infer<typeof importRequestSchema>,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ) {
    const bytes = Buffer.from(data, 'base64');
    return await this.imports.importFile({ bytes, fileName, language }, getDisconnectSignal(response));
  }
}
