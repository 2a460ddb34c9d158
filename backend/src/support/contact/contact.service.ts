import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ContactRequest, ContactResponse } from '@shortlist/contracts/support/contact';
import { DataSource } from 'typeorm';
import { AnswersService, type AnswerContext } from '../answers/answers.service';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { ContactMessageEntity } from '../contact-messages/contact-message.entity';
import { ContactMessagesService } from '../contact-messages/contact-messages.service';

const answerTimeoutMs = 15_000;

/** Stores each message and queues its emails, then looks for an immediate answer. */
@Injectable()
export class ContactService {
  private readonly logger = new Logger('support');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly messages: ContactMessagesService,
    private readonly answers: AnswersService,
    private readonly limits: RateLimitService,
  ) {}

  async send(contact: ContactRequest, context: AnswerContext): Promise<ContactResponse> {
    const { owner, language, network } = context;
    await this.limits.consume('contact-network', network);
    const { id, reference } = await this.database.transaction((manager) =>
      this.messages.create(manager, { ...contact, ownerId: owner.id, kind: 'contact', language, network }),
    );
    const aiResponse = await this.findImmediateAnswer(contact, context);
    if (!aiResponse) return { reference };
    await this.database.manager.update(ContactMessageEntity, { id }, { aiResponse });
    return { reference, aiResponse };
  }

  /**
   * Returns undefined for topics that a person must handle, and after errors, because the message is already stored.
   */
  private async findImmediateAnswer(
    { subject, message }: ContactRequest,
    context: AnswerContext,
  ): Promise<string | undefined> {
    // The variable keeps the signal referenced. `AbortSignal.any` does not, and a garbage-collected signal never
    // aborts.
    const deadline = AbortSignal.timeout(answerTimeoutMs);
    try {
      const { text, articles, escalationReason } = await this.answers.reply(
        `${subject}\n${message}`.slice(0, 2_000),
        [],
        {
          ...context,
          signal: AbortSignal.any([context.signal, deadline]),
        },
      );
      return escalationReason || articles.length === 0 ? undefined : text;
    } catch (error) {
      const reason = deadline.aborted ? `after ${answerTimeoutMs / 1_000} s` : (error as Error).message;
      this.logger.warn(`A contact message was not answered immediately: ${reason}`);
      return undefined;
    }
  }
}
