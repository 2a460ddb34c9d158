import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailEntity } from './mail.entity';

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

/** The outbox: an email is enqueued in the transaction of its cause, so that neither is stored without the other. */
@Injectable()
export class MailService {
  private readonly composers = new Map<string, EmailComposer>();

  registerComposer(kind: string, composer: EmailComposer): void {
    this.composers.set(kind, composer);
  }

  async enqueue(
    manager: EntityManager,
    kind: string,
    { address, language, ownerId, subjectId = null }: Omit<EmailRequest, 'subjectId'> & { subjectId?: string | null },
  ): Promise<void> {
    await manager.insert(MailEntity, { kind, address, language, ownerId, subjectId });
  }

  async composeMessage({ kind, ...request }: EmailRequest & { kind: string }): Promise<EmailMessage | undefined> {
    const composer = this.composers.get(kind);
    if (!composer) throw new Error(`No composer is registered for emails of kind ${kind}`);
    return await composer(request);
  }
}
