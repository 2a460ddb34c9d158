import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UserService } from '../../account/users/user.service';
import { EntitlementService } from '../../payments/entitlement/entitlement.service';
import { MailService } from '../../platform/mail/mail.service';
import { isPrivateAddress } from '../../platform/http/network';
import { Config } from '../../platform/config/config';
import { defaultLanguage } from '@shortlist/contracts/platform/languages';
import { interpolate } from '../../platform/interpolate';
import { type PaymentDifference, PaymentInbox, type RefundRequest } from '../../payments/payment-inbox';
import { i18nMessages } from '../messages';
import team from './team-email.json';
import { ContactMessageEntity } from './contact-message.entity';

/** Omits letters and digits that are easily confused. */
const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const generateReference = () =>
  `SL-${Array.from({ length: 8 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('')}`;

/** Maximum number of emails to the team about one group of similar messages. */
const maxEmailsPerGroup = 3;

export type NewContactMessage = Pick<
  ContactMessageEntity,
  'ownerId' | 'kind' | 'name' | 'email' | 'subject' | 'message' | 'language'
> &
  Partial<Pick<ContactMessageEntity, 'origin' | 'paymentId'>> & {
    /** Omitted for messages that the system creates. */
    network?: string;
  };

/** Stores each message and queues its emails in the same transaction. */
@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly config: Config,
    private readonly entitlements: EntitlementService,
    private readonly mailService: MailService,
    private readonly users: UserService,
    payments: PaymentInbox,
  ) {
    payments.setReceiver({
      handleRefundRequest: (manager, request) => this.createRefundRequest(manager, request),
      handleDifference: (manager, difference) => this.createPaymentDifferenceMessage(manager, difference),
    });
  }

  async create(manager: EntityManager, message: NewContactMessage): Promise<ContactMessageEntity> {
    const priority = await this.entitlements.isPremium(message.ownerId, manager);
    const hashText = (text: string) => createHmac('sha256', this.config.sessionSecret).update(text).digest('base64url');
    // A private address belongs to a proxy that many users share.
    const senderNetwork = message.network?.replace(/\/\d+$/, '');
    const network = senderNetwork === undefined || isPrivateAddress(senderNetwork) ? null : hashText(senderNetwork);
    const textKey = hashText(message.message.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase());
    const group = priority ? undefined : await this.findRecentGroup(manager, network, textKey);
    const values = {
      ...message,
      network,
      textKey,
      groupId: group?.id ?? null,
      reference: generateReference(),
      priority,
    };
    const row = manager.create(ContactMessageEntity, values);
    await manager.save(row);
    // Limits the emails if someone floods the team. The inbox still shows every message.
    if ((group?.count ?? 0) < maxEmailsPerGroup)
      await this.enqueueEmail(manager, 'messageToTeam', this.config.supportEmail, row);
    await this.sendConfirmation(manager, row);
    return row;
  }

  /** Emails the reference number to the sender. The address is unverified, so the email omits the submitted text. */
  async sendConfirmation(manager: EntityManager, row: ContactMessageEntity): Promise<void> {
    if (row.email) await this.enqueueEmail(manager, 'messageReceived', row.email, row);
  }

  async enqueueEmail(manager: EntityManager, kind: string, address: string, row: ContactMessageEntity): Promise<void> {
    const { id: subjectId, language, ownerId } = row;
    await this.mailService.enqueue(manager, kind, { address, language, ownerId, subjectId });
  }

  private async findRecentGroup(manager: EntityManager, network: string | null, textKey: string) {
    const [group] = await manager.query<{ id: string; count: number }[]>(
      `SELECT coalesce(group_id, id) AS id, count(*) OVER (PARTITION BY coalesce(group_id, id))::int AS count
         FROM contact_messages WHERE created_at > now() - interval '1 hour' AND NOT priority
           AND (network = $1 OR text_key = $2) ORDER BY created_at DESC LIMIT 1`,
      [network, textKey],
    );
    return group;
  }

  private async createPaymentDifferenceMessage(manager: EntityManager, difference: PaymentDifference): Promise<void> {
    const { ownerId, paid, requestedPrices, reference } = difference;
    await this.create(manager, {
      ownerId,
      language: defaultLanguage,
      kind: 'contact',
      name: team.difference.name,
      email: '',
      subject: team.difference.subject,
      message: interpolate(team.difference.message, { paid, asked: requestedPrices, origin: reference }),
    });
  }

  private async createRefundRequest(manager: EntityManager, request: RefundRequest): Promise<void> {
    const { ownerId, paymentId, receipt, reason, language } = request;
    const { refund, visitor } = i18nMessages[language];
    const user = await this.users.findByOwner(ownerId, manager);
    await this.create(manager, {
      ownerId,
      paymentId,
      language,
      kind: 'refund',
      name: user?.username ?? visitor,
      email: user?.email ?? request.email,
      subject: interpolate(refund.subject, { receipt }),
      message: reason || refund.noReason,
    });
  }
}
