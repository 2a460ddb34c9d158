import { Body, Controller, Headers, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  type Generate,
  generateSchema,
  type GenerationEvent,
  generationEventSchema,
  generationSchema,
} from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { CurrentOwner } from '../account/sessions/current-owner';
import type { Owner } from '../account/sessions/owner.service';
import type { Draft } from '../ai/writer';
import { AnswersWithEvents } from '../platform/http/answer';
import { answerWithEvents } from '../platform/http/event-stream';
import { RequestLanguage } from '../platform/http/language';
import { leavingOf } from '../platform/http/leaving';
import { pageSizeOf } from '../platform/http/page-size';
import { RateLimit } from '../platform/http/rate-limit/rate-limit.guard';
import { GenerateService } from './generate.service';
import { toGeneration } from './generation-face';
import { GenerationScoresService } from './generation-scores.service';
import { Progress } from './progress';
import { networkOf } from '../platform/http/network';

@ApiTags('generator')
@Controller()
export class GeneratorController {
  constructor(
    private readonly generator: GenerateService,
    private readonly scores: GenerationScoresService,
  ) {}

  /** Returns JSON or, with `Accept: text/event-stream`, streams drafts before the same result. */
  @Post('autonomous-generate')
  @AnswersWithEvents(generationSchema, generationEventSchema)
  @RateLimit('none')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async generate(
    @Body({ schema: generateSchema }) body: Generate,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const signal = leavingOf(response);
    const order = { ...body, pageSize: body.pageSize ?? pageSizeOf(request.headers['accept-language']) };
    const caller = { owner, language, address: networkOf(request), key: key?.slice(0, 200) };
    await answerWithEvents<GenerationEvent>(request, response, signal, async (stream) => {
      const progress = stream && new Progress(stream, order, language, this.scores);
      const onDraft = progress && ((draft: Draft) => progress.draft(draft));
      const row = await this.generator.generate(order, caller, { signal, onDraft });
      const generation = toGeneration(row, await this.scores.score(row, language), language);
      if (!stream) return void response.json(generationSchema.parse(generation));
      await progress?.finish(generation);
      await stream.send({ type: 'result', generation });
    });
  }
}
