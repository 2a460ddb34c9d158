import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { readContent, signContent } from '../platform/http/signed-link';
import { pageLink } from '../platform/mail/frame';

type Deed = 'confirm' | 'leave';

/** In seconds. Unsubscribe links in old emails must keep working; the confirmation email states its expiry. */
const lifetimes: Record<Deed, number> = { confirm: 7 * 86_400, leave: 10 * 365 * 86_400 };

const contentOf = (deed: Deed) =>
  z.object({ kind: z.literal('newsletter'), deed: z.literal(deed), subscriber: z.uuid() });

/** Emailed links that work in any browser; access to the email proves ownership of the address. */
@Injectable()
export class NewsletterLinks {
  constructor(private readonly config: Config) {}

  page(deed: Deed, subscriberId: string, language: Language): string {
    return pageLink(this.config.publicUrl, language, `/newsletter?${deed}=${this.sign(deed, subscriberId)}`);
  }

  oneClick(subscriberId: string): string {
    return `${this.config.publicUrl}/api/newsletter/leave?token=${this.sign('leave', subscriberId)}`;
  }

  /** Throws `invalid_input` for an invalid or expired link. */
  read(deed: Deed, token: string): string {
    const content = readContent(this.config.sessionSecrets, contentOf(deed), token);
    if (!content) throw linkOver();
    return content.subscriber;
  }

  private sign(deed: Deed, subscriber: string): string {
    const content: z.infer<ReturnType<typeof contentOf>> = { kind: 'newsletter', deed, subscriber };
    return signContent(this.config.sessionSecret, content, { lifetime: lifetimes[deed] });
  }
}

export const linkOver = () =>
  new AppError('invalid_input', { issues: [{ path: 'token', message: 'newsletter_link_over' }] });
