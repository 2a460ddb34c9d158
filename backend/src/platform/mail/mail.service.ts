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
  replyTo?: string | undefined;
  /** For bulk email, the URL to which the unsubscribe button of the email client posts a form. */
  unsubscribe?: string | undefined;
}

export type EmailRequest = Pick<MailEntity, 'address' | 'language' | 'ownerId' | 'subjectId'>;

/** Composes an email at each sending attempt. Cancels the email by returning undefined. */
export type EmailComposer = (request: EmailRequest) => Promise<EmailMessage | undefined>;

export interface EmailKindOptions {
  /**
   * Kinds of one group share the daily limit of a recipient. By default, each kind has its own limit. Null means no
   * limit, for kinds whose cause is already limited.
   */
  limitGroup?: string | null;
  /** True if the email is sent before all others, because somebody is waiting for it. */
  isUrgent?: boolean;
}

type NewEmail = Omit<EmailRequest, 'subjectId'> & { subjectId?: string | null };

/**
 * Enqueues each email in the transaction of its cause, so that neither is stored without the other. Anyone can cause
 * emails to a stranger's address, so the service limits the daily number of emails to one recipient.
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
    const limitSubject = this.getLimitSubject(kind, email.address);
    if (limitSubject && !(await this.limits.tryConsume('mail-recipient', limitSubject, manager)))
      this.countDropped(kind);
    else await this.insert(manager, kind, email);
  }

  /** For emails that somebody is waiting for. Throws `rate_limited` if the recipient's daily limit is reached. */
  async enqueueOrThrow(manager: EntityManager, kind: string, email: NewEmail): Promise<void> {
    const limitSubject = this.getLimitSubject(kind, email.address);
    if (limitSubject) await this.limits.consume('mail-recipient', limitSubject, manager);
    await this.insert(manager, kind, email);
  }

  /** Counts, for the metrics, an email that was not sent because of a limit. */
  countDropped(kind: string): void {
    this.metrics.droppedCounter.inc({ kind });
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
    const canWait = !this.kinds.get(kind)?.isUrgent;
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
