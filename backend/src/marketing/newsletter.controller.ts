import { Body, Controller, Get, Post, Query, Redirect } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { doneSchema } from '@shortlist/contracts/account/account';
import {
  type NewsletterToken,
  newsletterTokenSchema,
  type Subscribe,
  subscribeSchema,
} from '@shortlist/contracts/marketing/newsletter';
import type { Language } from '@shortlist/contracts/platform/languages';
import { KnownOwner } from '../account/sessions/current-owner';
import type { Owner } from '../account/sessions/owner.service';
import { Answers } from '../platform/http/answer';
import { RequestLanguage } from '../platform/http/language';
import { RateLimit } from '../platform/http/rate-limit/rate-limit.guard';
import { pageLink } from '../platform/mail/frame';
import { NewsletterService } from './newsletter.service';

/** Creates no session, because these routes need only an email address. */
@ApiTags('marketing')
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @RateLimit('register')
  @Answers(doneSchema)
  async subscribe(
    @Body({ schema: subscribeSchema }) { email }: Subscribe,
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    await this.newsletter.subscribe(email, language, owner);
    return { success: true };
  }

  @Post('confirm')
  @RateLimit('sign-in-address')
  @Answers(doneSchema)
  async confirm(@Body({ schema: newsletterTokenSchema }) { token }: NewsletterToken) {
    await this.newsletter.confirm(token);
    return { success: true };
  }

  @Post('unsubscribe')
  @RateLimit('sign-in-address')
  @Answers(doneSchema)
  async unsubscribe(@Body({ schema: newsletterTokenSchema }) { token }: NewsletterToken) {
    await this.newsletter.leave(token);
    return { success: true };
  }

  /**
   * One-click unsubscribe (RFC 8058): the email provider's server posts a form, and the URL identifies the subscriber.
   */
  @Post('leave')
  @RateLimit('none')
  @Answers(doneSchema)
  async leave(@Query({ schema: newsletterTokenSchema }) { token }: NewsletterToken) {
    await this.newsletter.leave(token);
    return { success: true };
  }

  /** Email clients without one-click support open the URL instead. */
  @Get('leave')
  @Redirect()
  page(@Query({ schema: newsletterTokenSchema }) { token }: NewsletterToken, @RequestLanguage() language: Language) {
    return { url: pageLink('', language, `/newsletter?leave=${encodeURIComponent(token)}`) };
  }
}
