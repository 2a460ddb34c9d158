import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { readContent, signContent } from '../platform/http/signed-link';
import { pageLink } from '../platform/mail/frame';

type Deed = 'confirm' | 'leave';

/** Seconds. Who finds an old letter can leave by it; the mail that asks says how long it asks. */
const lifetimes: Record<Deed, number> = { confirm: 7 * 86_400, leave: 10 * 365 * 86_400 };

const contentOf = (deed: Deed) =>
  z.object({ kind: z.literal('newsletter'), deed: z.literal(deed), subscriber: z.uuid() });

/** The links in mails by which somebody confirms or leaves, from any browser: who has the mail has the address. */
@Injectable()
export class NewsletterLinks {
  constructor(private readonly config: Config) {}

  /** To the screen with the button. */
  page(deed: Deed, subscriberId: string, language: Language): string {
    return pageLink(this.config.publicUrl, language, `/newsletter?${deed}=${this.sign(deed, subscriberId)}`);
  }

  /** For the mail program's own button. */
  oneClick(subscriberId: string): string {
    return `${this.config.publicUrl}/api/newsletter/leave?token=${this.sign('leave', subscriberId)}`;
  }

  /** The id of the subscriber. Throws `invalid_input` for a link that is none of ours, or over. */
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
