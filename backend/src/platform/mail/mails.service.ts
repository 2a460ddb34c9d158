import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailEntity } from './mail.entity';

/** What is sent. `html` says the same as `text`. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, when not to us. */
  replyTo?: string | undefined;
  /** For what is sent to many: an address that ends it when a form is posted there, for the mail program's own button. */
  unsubscribe?: string | undefined;
}

export type Order = Pick<MailEntity, 'address' | 'language' | 'ownerId' | 'subjectId'>;

/** Makes a mail when it is sent, at each try anew; nothing means that nothing is to be sent after all. */
export type Composer = (order: Order) => Promise<Letter | undefined>;

/** The outbox: a mail is ordered in the transaction of what causes it, so that neither comes without the other. */
@Injectable()
export class MailsService {
  private readonly composers = new Map<string, Composer>();

  /** Called once a kind, by the folder that sends it. */
  compose(kind: string, composer: Composer): void {
    this.composers.set(kind, composer);
  }

  /** `subjectId`: what the mail is about, given to its composer. */
  async order(
    manager: EntityManager,
    kind: string,
    { address, language, ownerId, subjectId = null }: Omit<Order, 'subjectId'> & { subjectId?: string | null },
  ): Promise<void> {
    await manager.insert(MailEntity, { kind, address, language, ownerId, subjectId });
  }

  async letterOf({ kind, ...order }: Order & { kind: string }): Promise<Letter | undefined> {
    const composer = this.composers.get(kind);
    if (!composer) throw new Error(`nobody composes mails of the kind ${kind}`);
    return await composer(order);
  }
}
