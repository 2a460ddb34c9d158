import { Body, Controller, Get, Post, Query, Redirect } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { successResponseSchema } from '@shortlist/contracts/account/account';
import {
  type NewsletterToken,
  newsletterTokenSchema,
  type SubscribeRequest,
  subscribeRequestSchema,
} from '@shortlist/contracts/marketing/newsletter';
import type { Language } from '@shortlist/contracts/platform/languages';
import { OptionalOwner } from '../account/sessions/caller.decorators';
import type { Owner } from '../account/sessions/owner.service';
import { ZodResponse } from '../platform/http/api-response.decorator';
import { RequestLanguage } from '../platform/http/request-language';
import { RateLimit } from '../platform/http/rate-limit/rate-limit.guard';
import { buildPageUrl } from '../platform/mail/layout';
import { NewsletterService } from './newsletter.service';

/** These routes create no guest session, because they need only an email address. */
@ApiTags('marketing')
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @RateLimit('register')
  @ZodResponse(successResponseSchema)
  async subscribe(
    @Body({ schema: subscribeRequestSchema }) { email }: SubscribeRequest,
    @OptionalOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    await this.newsletter.subscribe(email, language, owner);
    return { success: true };
  }

  @Post('confirm')
  @RateLimit('sign-in-network')
  @ZodResponse(successResponseSchema)
  async confirm(@Body({ schema: newsletterTokenSchema }) { token }: NewsletterToken) {
    await this.newsletter.confirm(token);
    return { success: true };
  }

  @Post('unsubscribe')
  @RateLimit('sign-in-network')
  @ZodResponse(successResponseSchema)
  async unsubscribe(@Body({ schema: newsletterTokenSchema }) { token }: NewsletterToken) {
    await this.newsletter.unsubscribe(token);
    return { success: true };
  }

  /**
   * One-click unsubscribe (RFC 8058). The email provider's server posts a form to the URL, which identifies the
   * subscriber.
   */
  @Post('leave')
  @RateLimit('none')
  @ZodResponse(successResponseSchema)
  async unsubscribeOneClick(@Query({ schema: newsletterTokenSchema }) { token }: NewsletterToken) {
    await this.newsletter.unsubscribe(token);
    return { success: true };
  }

  /** Email clients without one-click support open the same URL in a browser. */
  @Get('leave')
  @Redirect()
  redirectToUnsubscribe(
    @Query({ schema: newsletterTokenSchema }) { token }: NewsletterToken,
    @RequestLanguage() language: Language,
  ) {
    return { url: buildPageUrl('', language, `/newsletter?leave=${encodeURIComponent(token)}`) };
  }
}
