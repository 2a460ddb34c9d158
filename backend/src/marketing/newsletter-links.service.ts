import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { verifyToken, signToken } from '../platform/http/signed-token';
import { buildPageUrl } from '../platform/mail/layout';
import { secondsInDay } from '../platform/time';

type NewsletterAction = 'confirm' | 'leave';

/** Unsubscribe links in old emails must keep working. The confirmation email states the lifetime of its link. */
const lifetimeSecondsByAction: Record<NewsletterAction, number> = {
  confirm: 7 * secondsInDay,
  leave: 10 * 365 * secondsInDay,
};

const createLinkSchema = (action: NewsletterAction) =>
  z.object({ kind: z.literal('newsletter'), deed: z.literal(action), subscriber: z.uuid() });

/** The links work in any browser without signing in, because access to the email proves ownership of the address. */
@Injectable()
export class NewsletterLinksService {
  constructor(private readonly config: Config) {}

  createPageLink(action: NewsletterAction, subscriberId: string, language: Language): string {
    return buildPageUrl(this.config.publicUrl, language, `/newsletter?${action}=${this.sign(action, subscriberId)}`);
  }

  createOneClickLink(subscriberId: string): string {
    return `${this.config.publicUrl}/api/newsletter/leave?token=${this.sign('leave', subscriberId)}`;
  }

  /** Throws `invalid_input` for an invalid or expired link. */
  getSubscriberId(action: NewsletterAction, token: string): string {
    const content = verifyToken(this.config.sessionSecrets, createLinkSchema(action), token);
    if (!content) throw createLinkExpiredError();
    return content.subscriber;
  }

  private sign(action: NewsletterAction, subscriber: string): string {
    const content: z.infer<ReturnType<typeof createLinkSchema>> = { kind: 'newsletter', deed: action, subscriber };
    return signToken(this.config.sessionSecret, content, { lifetimeSeconds: lifetimeSecondsByAction[action] });
  }
}

export const createLinkExpiredError = () =>
  new AppError('invalid_input', { issues: [{ path: 'token', message: 'newsletter_link_over' }] });
