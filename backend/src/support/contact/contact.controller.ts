import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@shortlist/contracts/platform/languages';
import { type Contact, contactAnswerSchema, contactSchema } from '@shortlist/contracts/support/contact';
import type { Request, Response } from 'express';
import { CurrentOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { leavingOf } from '../../platform/http/leaving';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ContactService } from './contact.service';
import { networkOf } from '../../platform/http/network';

@ApiTags('support')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @RateLimit('contact')
  @Answers(contactAnswerSchema, { status: 201 })
  async send(
    @Body({ schema: contactSchema }) message: Contact,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const caller = { owner, language, address: networkOf(request), signal: leavingOf(response) };
    return await this.contact.send(message, caller);
  }
}
