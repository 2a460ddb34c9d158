import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EntitlementService } from '../../account/allowance/entitlement.service';
import { MailsService } from '../../platform/mail/mails.service';
import { Config } from '../../platform/config/config';
import { type RefundRequest, RefundRequests } from '../../payments/refunds/refund-requests';
import { fill, words } from '../words';
import { ContactMessageEntity } from './contact-message.entity';

/** Without letters and digits that are read for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newReference = () => `SL-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

export type NewMessage = Pick<
  ContactMessageEntity,
  'ownerId' | 'kind' | 'name' | 'email' | 'subject' | 'message' | 'language'
> &
  Partial<Pick<ContactMessageEntity, 'origin' | 'paymentId'>>;

/** Whatever a person must read comes in here: stored, and in the same transaction the mails about it are ordered. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly config: Config,
    private readonly entitlements: EntitlementService,
    private readonly mails: MailsService,
    refunds: RefundRequests,
  ) {
    refunds.receivedBy((manager, request) => this.receiveRefund(manager, request));
  }

  /** Tells the team, and the sender when there is an address. */
  async receive(manager: EntityManager, message: NewMessage): Promise<ContactMessageEntity> {
    const priority = await this.entitlements.isPremium(message.ownerId, manager);
    const row = manager.create(ContactMessageEntity, { ...message, reference: newReference(), priority });
    await manager.save(row);
    await this.order(manager, 'messageToTeam', this.config.supportEmail, row);
    await this.confirm(manager, row);
    return row;
  }

  /** The sender's mail with the number to quote. */
  async confirm(manager: EntityManager, row: ContactMessageEntity): Promise<void> {
    if (row.email) await this.order(manager, 'messageReceived', row.email, row);
  }

  async order(manager: EntityManager, kind: string, address: string, row: ContactMessageEntity): Promise<void> {
    const { id: subjectId, language, ownerId } = row;
    await this.mails.order(manager, kind, { address, language, ownerId, subjectId });
  }

  private async receiveRefund(manager: EntityManager, request: RefundRequest): Promise<void> {
    const { ownerId, paymentId, receipt, reason, language } = request;
    const { refund, visitor } = words[language];
    const [user] = await manager.query<{ username: string; email: string }[]>(
      'SELECT username, email FROM users WHERE owner_id = $1',
      [ownerId],
    );
    await this.receive(manager, {
      ownerId,
      paymentId,
      language,
      kind: 'refund',
      name: user?.username ?? visitor,
      email: user?.email ?? request.email,
      subject: fill(refund.subject, { receipt }),
      message: reason || refund.noReason,
    });
  }
}
