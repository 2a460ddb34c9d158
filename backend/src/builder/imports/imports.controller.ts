import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { importedSchema, importOrderSchema } from '@shortlist/contracts/builder/import';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Response } from 'express';
import type { z } from 'zod';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { leavingOf } from '../../platform/http/leaving';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ImportsService } from './imports.service';

@ApiTags('builder')
@Controller('imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  /** Stores nothing and does not count against the quota, because the person reviews the result first. */
  @Post()
  @RateLimit('imports')
  @Answers(importedSchema)
  async read(
    @Body({ schema: importOrderSchema }) { fileName, data }: z.infer<typeof importOrderSchema>,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ) {
    const bytes = Buffer.from(data, 'base64');
    return await this.imports.read({ bytes, fileName, language }, leavingOf(response));
  }
}
