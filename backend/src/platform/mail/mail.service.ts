import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RateLimitService } from '../http/rate-limit/rate-limit.service';
import { MailEntity } from './mail.entity';
import { MailMetrics } from './mail-metrics';

export interface EmailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Reply address, if it is not ours. */
  replyTo?: string | undefined;
  /** For bulk email: a URL for the client's unsubscribe button, which posts a form to it. */
  unsubscribe?: string | undefined;
}

export type EmailRequest = Pick<MailEntity, 'address' | 'language' | 'ownerId' | 'subjectId'>;

/** Composes an email at each sending attempt; returning undefined cancels the email. */
export type EmailComposer = (request: EmailRequest) => Promise<EmailMessage | undefined>;

export interface EmailKindOptions {
  /**
   * Kinds of one group share the daily limit of a recipient; by default, each kind has a limit of its own. Null: no
   * limit, for kinds that are limited by their cause.
   */
  limitGroup?: string | null;
  /** Sent before all other emails, because somebody waits for it. */
  urgent?: boolean;
}

type NewEmail = Omit<EmailRequest, 'subjectId'> & { subjectId?: string | null };

/**
 * The outbox: an email is enqueued in the transaction of its cause, so that neither is stored without the other. Anyone
 * can cause emails to a stranger's address, so the daily number to one recipient is limited.
 */
@Injectable()
export class MailService {
  private readonly kinds = new Map<string, EmailKindOptions & { compose: EmailComposer }>();

  constructor(
    private readonly limits: RateLimitService,
    private readonly metrics: MailMetrics,
  ) {}

  registerComposer(kind: string, compose: EmailComposer, options: EmailKindOptions = {}): void {
    this.kinds.set(kind, { ...options, compose });
  }

  /** Drops the email if the recipient's daily limit is reached. */
  async enqueue(manager: EntityManager, kind: string, email: NewEmail): Promise<void> {
    const subject = this.getLimitSubject(kind, email.address);
    if (subject && !(await this.limits.tryConsume('mail-recipient', subject, manager))) this.countDropped(kind);
    else await this.insert(manager, kind, email);
  }

  /** For a caller who waits for the email: throws `rate_limited` if the recipient's daily limit is reached. */
  async enqueueOrThrow(manager: EntityManager, kind: string, email: NewEmail): Promise<void> {
    const subject = this.getLimitSubject(kind, email.address);
    if (subject) await this.limits.consume('mail-recipient', subject, manager);
    await this.insert(manager, kind, email);
  }

  /** Counts an email that a limit prevents, for the metrics. */
  countDropped(kind: string): void {
    this.metrics.dropped.inc({ kind });
  }

  async composeMessage({ kind, ...request }: EmailRequest & { kind: string }): Promise<EmailMessage | undefined> {
    const options = this.kinds.get(kind);
    if (!options) throw new Error(`No composer is registered for emails of kind ${kind}`);
    return await options.compose(request);
  }

  private getLimitSubject(kind: string, address: string): string | undefined {
    const { limitGroup = kind } = this.kinds.get(kind) ?? {};
    return limitGroup === null ? undefined : `${limitGroup} ${toMailbox(address)}`;
  }

  private async insert(manager: EntityManager, kind: string, email: NewEmail): Promise<void> {
    const { address, language, ownerId, subjectId = null } = email;
    const canWait = !this.kinds.get(kind)?.urgent;
    await manager.insert(MailEntity, { kind, address, language, ownerId, subjectId, canWait });
  }
}

/** Most servers deliver all spellings of an address, and all tags after a "+", to the same mailbox. */
function toMailbox(address: string): string {
  const normalizedAddress = address.normalize('NFKC').trim().toLowerCase();
  const domainStart = normalizedAddress.lastIndexOf('@');
  const [mailboxName = ''] = normalizedAddress.slice(0, domainStart).split('+');
  return mailboxName + normalizedAddress.slice(domainStart);
}
