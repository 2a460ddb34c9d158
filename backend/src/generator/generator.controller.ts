import { Body, Controller, Headers, HttpCode, Logger, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  type Generate,
  type Generation,
  generateSchema,
  generationSchema,
} from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { CurrentOwner } from '../account/sessions/current-owner';
import type { Owner } from '../account/sessions/owner.service';
import type { Draft } from '../ai/writer';
import { AppError } from '../platform/http/app-error';
import { bodyOf, codeOf } from '../platform/http/error.filter';
import { RequestLanguage } from '../platform/http/language';
import { RateLimit } from '../platform/http/rate-limit/rate-limit.guard';
import { EventStream, leavingOf } from './event-stream';
import { GenerateService } from './generate.service';
import { toGeneration } from './generation-face';
import { pageSizeOf } from './page-size';

/** Between two checks of the score, so that an eye can follow the ring. */
const checkPause = 30;

@ApiTags('generator')
@Controller()
export class GeneratorController {
  private readonly logger = new Logger('generator');

  constructor(private readonly generator: GenerateService) {}

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
      const onDraft = stream && ((draft: Draft) => stream.send({ type: 'draft', ...draft }));
      const generation = toGeneration(await this.generator.generate(order, caller, { signal, onDraft }), language);
      if (stream) await finish(stream, generation);
      else response.json(generationSchema.parse(generation));
    } catch (error) {
      // Nobody is there to be told, and the use was given back.
      if (signal.aborted) return;
      if (!stream || !response.headersSent) throw error;
      const failure = error instanceof AppError ? error : new AppError(codeOf(error), { cause: error });
      if (failure.status >= 500) this.logger.error(error);
      await stream.send({ type: 'error', status: failure.status, ...bodyOf(failure, request) });
      stream.end();
    }
  }
}

/** The ring grows check by check; the result comes last. */
async function finish(stream: EventStream, generation: Generation): Promise<void> {
  const checks = generation.score.checks.filter(({ applies }) => applies);
  let points = 0;
  for (const [index, check] of checks.entries()) {
    points += check.points;
    await stream.send({ type: 'score', points: Math.round(points), checked: index + 1, checks: checks.length });
    await stream.pause(checkPause);
  }
  await stream.send({ type: 'result', generation });
  stream.end();
}
