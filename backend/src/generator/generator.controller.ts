import { Body, Controller, Headers, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  type GenerateDocumentsRequest,
  generateDocumentsRequestSchema,
  type GenerationEvent,
  generationEventSchema,
  generationSchema,
} from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { CurrentOwner } from '../account/sessions/caller.decorators';
import type { Owner } from '../account/sessions/owner.service';
import type { GenerationDraft } from '../ai/writer';
import { ZodResponseOrEventStream } from '../platform/http/api-response.decorator';
import { handleStreamingRequest } from '../platform/http/event-stream';
import { RequestLanguage, getDefaultPageSize } from '../platform/http/request-language';
import { getDisconnectSignal } from '../platform/http/abort-signal';
import { RateLimit } from '../platform/http/rate-limit/rate-limit.guard';
import { DocumentGeneratorService } from './document-generator.service';
import { toGenerationResponse } from './generation.mapper';
import { GenerationScoresService } from './generation-scores.service';
import { GenerationProgress } from './generation-progress';
import { getNetwork } from '../platform/http/network';

@ApiTags('generator')
@Controller()
export class GeneratorController {
  constructor(
    private readonly generator: DocumentGeneratorService,
    private readonly scores: GenerationScoresService,
  ) {}

  /** Returns JSON or, with `Accept: text/event-stream`, streams drafts and then the same result. */
  @Post('autonomous-generate')
  @ZodResponseOrEventStream(generationSchema, generationEventSchema)
  @RateLimit('none')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async generate(
    @Body({ schema: generateDocumentsRequestSchema }) body: GenerateDocumentsRequest,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const signal = getDisconnectSignal(response);
    const generationRequest = {
      ...body,
      pageSize: body.pageSize ?? getDefaultPageSize(request.headers['accept-language']),
    };
    const context = { owner, language, network: getNetwork(request), idempotencyKey: key?.slice(0, 200) };
    await handleStreamingRequest<GenerationEvent>(request, response, signal, async (stream) => {
      const progress = stream && new GenerationProgress(stream, generationRequest, language, this.scores);
      const onDraft = progress && ((draft: GenerationDraft) => progress.sendDraft(draft));
      const { row, score } = await this.generator.generate(generationRequest, context, { signal, onDraft });
      const generation = toGenerationResponse(row, score, language);
      if (!stream) return void response.json(generationSchema.parse(generation));
      await progress?.finish(generation);
      await stream.send({ type: 'result', generation });
    });
  }
}
