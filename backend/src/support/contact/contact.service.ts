import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Contact, ContactAnswer } from '@shortlist/contracts/support/contact';
import { DataSource } from 'typeorm';
import { AnswersService, type Caller } from '../answers/answers.service';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { ContactMessageEntity } from '../messages/contact-message.entity';
import { MessagesService } from '../messages/messages.service';

const patience = 15_000;

/** Stores and emails each message before anything else. */
@Injectable()
export class ContactService {
  private readonly logger = new Logger('support');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly messages: MessagesService,
    private readonly answers: AnswersService,
    private readonly limits: RateLimitService,
  ) {}

  async send(contact: Contact, caller: Caller): Promise<ContactAnswer> {
    const { owner, language, address: network } = caller;
    await this.limits.take('contact-network', network);
    const { id, reference } = await this.database.transaction((manager) =>
      this.messages.receive(manager, { ...contact, ownerId: owner.id, kind: 'contact', language, network }),
    );
    const aiResponse = await this.answer(contact, caller);
    if (!aiResponse) return { reference };
    await this.database.manager.update(ContactMessageEntity, { id }, { aiResponse });
    return { reference, aiResponse };
  }

  /** Returns undefined for topics that a person must settle, and on errors, because the message is already stored. */
  private async answer({ subject, message }: Contact, caller: Caller): Promise<string | undefined> {
    const signal = AbortSignal.any([caller.signal, AbortSignal.timeout(patience)]);
    try {
      const { text, articles, escalate } = await this.answers.reply(`${subject}\n${message}`.slice(0, 2_000), [], {
        ...caller,
        signal,
      });
      return escalate || articles.length === 0 ? undefined : text;
    } catch (error) {
      this.logger.warn(`No immediate answer for a contact message: ${(error as Error).message}`);
      return undefined;
    }
  }
}
