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
 * An import needs up to 30 MB for its body, its base64 text and the file. Each network may run one import at a time,
 * because a slow upload occupies a slot for minutes.
 */
const concurrencyLimits = {
  running: { owner: 1, network: 1, all: 4 },
  waiting: { owner: 5, network: 20, all: 60 },
};

@ApiTags('builder')
@Controller('imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  /** Stores nothing and does not count against the quota, because the user reviews the result first. */
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
