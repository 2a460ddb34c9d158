import { Body, Controller, Headers, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { type Generate, generateSchema, generationSchema } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { CurrentOwner } from '../account/sessions/current-owner';
import type { Owner } from '../account/sessions/owner.service';
import type { Draft } from '../ai/writer';
import { AppError } from '../platform/http/app-error';
import { bodyOf, codeOf, logFailure } from '../platform/http/error.filter';
import { RequestLanguage } from '../platform/http/language';
import { leavingOf } from '../platform/http/leaving';
import { pageSizeOf } from '../platform/http/page-size';
import { RateLimit } from '../platform/http/rate-limit/rate-limit.guard';
import { EventStream } from './event-stream';
import { GenerateService } from './generate.service';
import { toGeneration } from './generation-face';
import { GenerationScoresService } from './generation-scores.service';

import { Progress } from './progress';

@ApiTags('generator')
@Controller()
export class GeneratorController {
  constructor(
    private readonly generator: GenerateService,
    private readonly scores: GenerationScoresService,
  ) {}

  /** JSON, or with `Accept: text/event-stream` the same result after the drafts that lead to it. */
  @Post('autonomous-generate')
  @HttpCode(200)
  @RateLimit('none')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiProduces('application/json', 'text/event-stream')
  @ApiResponse({ status: 200, standardSchema: generationSchema })
  async generate(
    @Body({ schema: generateSchema }) body: Generate,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const signal = leavingOf(response);
    const stream = request.headers.accept?.includes('text/event-stream')
      ? new EventStream(response, signal)
      : undefined;
    const order = { ...body, pageSize: body.pageSize ?? pageSizeOf(request.headers['accept-language']) };
    const caller = { owner, language, address: request.ip ?? 'unknown', key: key?.slice(0, 200) };
    try {
      const progress = stream && new Progress(stream, order, language);
      const onDraft = progress && ((draft: Draft) => progress.draft(draft));
      const row = await this.generator.generate(order, caller, { signal, onDraft });
      const generation = toGeneration(row, await this.scores.score(row, language), language);
      if (!stream) return void response.json(generationSchema.parse(generation));
      await progress?.finish(generation);
      await stream.send({ type: 'result', generation });
      stream.end();
    } catch (error) {
      // Nobody is there to be told, and the use was given back.
      if (signal.aborted) return;
      if (!stream || !response.headersSent) throw error;
      const failure = error instanceof AppError ? error : new AppError(codeOf(error), { cause: error });
      if (failure.status >= 500) logFailure(request, error);
      await stream.send({ type: 'error', status: failure.status, ...bodyOf(failure, request) });
      stream.end();
    }
  }
}
