import { Body, Controller, Headers, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  generatedLetterSchema,
  type GenerateLetter,
  generateLetterSchema,
  type LetterEvent,
  letterEventSchema,
} from '@shortlist/contracts/builder/cover-letter';
import { languageOfHeader } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { CurrentOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { AnswersWithEvents } from '../../platform/http/answer';
import { answerWithEvents } from '../../platform/http/event-stream';
import { leavingOf } from '../../platform/http/leaving';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { WriteLetterService } from './write-letter.service';
import { networkOf } from '../../platform/http/network';

@ApiTags('builder')
@Controller('cover-letters')
export class LetterWritingController {
  constructor(private readonly letters: WriteLetterService) {}

  /**
   * Returns JSON or, with `Accept: text/event-stream`, streams drafts before the same result. A disconnect releases the
   * use.
   */
  @Post('generate')
  @AnswersWithEvents(generatedLetterSchema, letterEventSchema)
  @RateLimit('none')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async generate(
    @Body({ schema: generateLetterSchema }) order: GenerateLetter,
    @CurrentOwner() owner: Owner,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const signal = leavingOf(response);
    const language = languageOfHeader(request.headers['accept-language']);
    const caller = { owner, language, address: networkOf(request), key: key?.slice(0, 200) };
    await answerWithEvents<LetterEvent>(request, response, signal, async (stream) => {
      const onDraft =
        stream && ((draft: { salutation: string; content: string }) => stream.send({ type: 'draft', ...draft }));
      const letter = generatedLetterSchema.parse(await this.letters.generate(order, caller, { signal, onDraft }));
      if (!stream) return void response.json(letter);
      await stream.send({ type: 'result', letter });
    });
  }
}
