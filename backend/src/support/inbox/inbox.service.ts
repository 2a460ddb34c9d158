import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminPayment } from '@shortlist/contracts/account/payment';
import type { ContactMessage, MessageStatus } from '@shortlist/contracts/admin/inbox';
import { DataSource } from 'typeorm';
import type { UserEntity } from '../../account/users/user.entity';
import { PaymentsService } from '../../payments/payments.service';
import { AppError } from '../../platform/http/app-error';
import { isUuid } from '../../platform/http/uuid';
import { ContactMessageEntity } from '../messages/contact-message.entity';
import { MessagesService } from '../messages/messages.service';

const mostListed = 500;

/** What administrators see of messages, and do about them. */
@Injectable()
export class InboxService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly messages: MessagesService,
    private readonly payments: PaymentsService,
  ) {}

  /** Priority first, then newest. */
  async list(status: MessageStatus | undefined): Promise<ContactMessage[]> {
    const rows = await this.database.manager.find(ContactMessageEntity, {
      where: status ? { status } : {},
      order: { priority: 'DESC', createdAt: 'DESC', id: 'ASC' },
      take: mostListed,
    });
    const payments = await this.paymentsOf(rows);
    return rows.map((row) => toMessage(row, payments.get(row.paymentId ?? row.ownerId) ?? null));
  }

  async countOpen(): Promise<number> {
    return await this.database.manager.countBy(ContactMessageEntity, { status: 'open' });
  }

  /** Throws `not_found`. */
  async setStatus(id: string, status: MessageStatus): Promise<ContactMessage> {
    const row = await this.find(id);
    await this.database.manager.update(ContactMessageEntity, { id }, { status });
    return await this.read({ ...row, status });
  }

  /** Mailed by the outbox. Throws `not_found`, `invalid_input` when nobody knows where to. */
  async answer(id: string, answer: string, by: UserEntity): Promise<ContactMessage> {
    const row = await this.find(id);
    if (!row.email) throw new AppError('invalid_input', { issues: [{ path: 'email', message: 'required' }] });
    const change = { answer, answeredAt: new Date(), answeredBy: by.username, status: 'answered' as const };
    await this.database.transaction(async (manager) => {
      await manager.update(ContactMessageEntity, { id }, change);
      await this.messages.order(manager, 'messageAnswer', row.email, row);
    });
    return await this.read({ ...row, ...change });
  }

  private async find(id: string): Promise<ContactMessageEntity> {
    const row = isUuid(id) ? await this.database.manager.findOneBy(ContactMessageEntity, { id }) : null;
    if (!row) throw new AppError('not_found');
    return row;
  }

  private async read(row: ContactMessageEntity): Promise<ContactMessage> {
    return toMessage(row, (await this.paymentsOf([row])).get(row.paymentId ?? row.ownerId) ?? null);
  }

  /** The payment that a refund is asked for, by its id; else the last of the sender, by the owner's. */
  private async paymentsOf(rows: ContactMessageEntity[]): Promise<Map<string, AdminPayment>> {
    const asked = new Set(rows.flatMap(({ paymentId }) => paymentId ?? []));
    const owners = new Set(rows.filter(({ paymentId }) => !paymentId).map(({ ownerId }) => ownerId));
    const found = await Promise.all([...asked].map(async (id) => [id, await this.payment(id)] as const));
    return new Map([...found, ...(await this.payments.lastOfEach([...owners]))]);
  }

  private async payment(id: string): Promise<AdminPayment> {
    return await this.payments.forAdministrators(await this.payments.findPaid(id));
  }
}

function toMessage(row: ContactMessageEntity, payment: AdminPayment | null): ContactMessage {
  const { createdAt, answeredAt } = row;
  return { ...row, createdAt: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null, payment };
}
