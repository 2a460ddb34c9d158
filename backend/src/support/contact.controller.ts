import { Body, Controller, Get, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@shortlist/contracts/platform/languages';
import {
  type Contact,
  contactAnswerSchema,
  contactMessageSchema,
  contactSchema,
} from '@shortlist/contracts/support/contact';
import { AdminGuard } from '../account/admin.guard';
import { CurrentOwner } from '../account/sessions/current-owner';
import type { Owner } from '../account/sessions/owner.service';
import { Answers } from '../platform/http/answer';
import { RequestLanguage } from '../platform/http/language';
import { RateLimit } from '../platform/http/rate-limit/rate-limit.guard';
import { ContactService } from './contact.service';

@ApiTags('support')
@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post('contact')
  @RateLimit('contact')
  @Answers(contactAnswerSchema, { status: 201 })
  async send(
    @Body({ schema: contactSchema }) message: Contact,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
  ) {
    return { reference: await this.contact.store(owner.id, message, language) };
  }

  @Get('contact-messages')
  @UseGuards(AdminGuard)
  @Answers(contactMessageSchema, { list: true })
  async list() {
    return await this.contact.list();
  }
}
