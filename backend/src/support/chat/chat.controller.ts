import { Body, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ChatMessage,
  chatMessageSchema,
  chatReplySchema,
  chatTurnSchema,
} from '@shortlist/contracts/support/chat';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ChatService } from './chat.service';
import { getNetwork } from '../../platform/http/network';

const successSchema = z.object({ success: z.literal(true) });

@ApiTags('support')
@Controller('chat-support')
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Post()
  @RateLimit('chat')
  @ZodResponse(chatReplySchema)
  async sendMessage(
    @Body({ schema: chatMessageSchema }) { message }: ChatMessage,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const context = { owner, language, network: getNetwork(request), signal: getDisconnectSignal(response) };
    return await this.chat.sendMessage(message, context);
  }

  @Get()
  @ZodResponse(chatTurnSchema, { list: true })
  async listTurns(@OptionalOwner() owner: Owner | undefined) {
    return owner ? await this.chat.listTurns(owner.id) : [];
  }

  @Delete()
  @ZodResponse(successSchema)
  async clear(@OptionalOwner() owner: Owner | undefined) {
    if (owner) await this.chat.clear(owner.id);
    return { success: true };
  }
}
