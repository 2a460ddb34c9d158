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
import { CurrentOwner, KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { leavingOf } from '../../platform/http/leaving';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ChatService } from './chat.service';
import { networkOf } from '../../platform/http/network';

const successSchema = z.object({ success: z.literal(true) });

@ApiTags('support')
@Controller('chat-support')
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Post()
  @RateLimit('chat')
  @Answers(chatReplySchema)
  async say(
    @Body({ schema: chatMessageSchema }) { message }: ChatMessage,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const caller = { owner, language, address: networkOf(request), signal: leavingOf(response) };
    return await this.chat.say(message, caller);
  }

  @Get()
  @Answers(chatTurnSchema, { list: true })
  async thread(@KnownOwner() owner: Owner | undefined) {
    return owner ? await this.chat.thread(owner.id) : [];
  }

  @Delete()
  @Answers(successSchema)
  async forget(@KnownOwner() owner: Owner | undefined) {
    if (owner) await this.chat.forget(owner.id);
    return { success: true };
  }
}
