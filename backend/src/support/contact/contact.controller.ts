import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@shortlist/contracts/platform/languages';
import { type ContactRequest, contactResponseSchema, contactRequestSchema } from '@shortlist/contracts/support/contact';
import type { Request, Response } from 'express';
import { CurrentOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ContactService } from './contact.service';
import { getNetwork } from '../../platform/http/network';

@ApiTags('support')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @RateLimit('contact')
  @ZodResponse(contactResponseSchema, { status: 201 })
  async send(
    @Body({ schema: contactRequestSchema }) message: ContactRequest,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const context = { owner, language, network: getNetwork(request), signal: getDisconnectSignal(response) };
    return await this.contact.send(message, context);
  }
}
