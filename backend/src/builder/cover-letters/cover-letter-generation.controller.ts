import { Body, Controller, Headers, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  generatedLetterSchema,
  type GenerateLetterRequest,
  generateLetterRequestSchema,
  type LetterEvent,
  letterEventSchema,
} from '@shortlist/contracts/builder/cover-letter';
import { parseAcceptLanguage } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { CurrentOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponseOrEventStream } from '../../platform/http/api-response.decorator';
import { handleStreamingRequest } from '../../platform/http/event-stream';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { CoverLetterGenerationService } from './cover-letter-generation.service';
import { getNetwork } from '../../platform/http/network';

@ApiTags('builder')
@Controller('cover-letters')
export class CoverLetterGenerationController {
  constructor(private readonly generation: CoverLetterGenerationService) {}

  /**
   * Returns JSON or, with `Accept: text/event-stream`, streams drafts and then the same result. A request whose
   * client disconnects does not count against the quota.
   */
  @Post('generate')
  @ZodResponseOrEventStream(generatedLetterSchema, letterEventSchema)
  @RateLimit('none')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async generate(
    @Body({ schema: generateLetterRequestSchema }) letterRequest: GenerateLetterRequest,
    @CurrentOwner() owner: Owner,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const signal = getDisconnectSignal(response);
    const language = parseAcceptLanguage(request.headers['accept-language']);
    const context = { owner, language, network: getNetwork(request), idempotencyKey: key?.slice(0, 200) };
    await handleStreamingRequest<LetterEvent>(request, response, signal, async (stream) => {
      const onDraft =
        stream && ((draft: { salutation: string; content: string }) => stream.send({ type: 'draft', ...draft }));
      const letter = generatedLetterSchema.parse(
        await this.generation.generate(letterRequest, context, { signal, onDraft }),
      );
      if (!stream) return void response.json(letter);
      await stream.send({ type: 'result', letter });
    });
  }
}
