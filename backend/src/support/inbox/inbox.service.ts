import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminPayment } from '@shortlist/contracts/account/payment';
import type { ContactMessage, MessageStatus } from '@shortlist/contracts/admin/inbox';
import { DataSource, In } from 'typeorm';
import type { UserEntity } from '../../account/users/user.entity';
import { PaymentsService } from '../../payments/payments.service';
import { AppError } from '../../platform/http/app-error';
import { isUuid } from '../../platform/http/uuid';
import { ContactMessageEntity } from '../contact-messages/contact-message.entity';
import { ContactMessagesService } from '../contact-messages/contact-messages.service';

const maxListed = 500;

@Injectable()
export class InboxService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly messages: ContactMessagesService,
    private readonly payments: PaymentsService,
  ) {}

  /**
   * Sorts by priority, then newest first. Shows the newest message of each group or, with `group`, all of that group.
   */
  async list(status: MessageStatus | undefined, group?: string): Promise<ContactMessage[]> {
    const shown = await this.database.query<{ id: string; similar: number }[]>(
      `SELECT id, size AS "similar" FROM (
         SELECT id, priority, created_at, (count(*) OVER one)::int AS size,
           row_number() OVER (one ORDER BY created_at DESC, id) AS place FROM contact_messages
         WHERE ($1::text IS NULL OR status = $1) AND ($2::uuid IS NULL OR coalesce(group_id, id) = $2)
         WINDOW one AS (PARTITION BY coalesce(group_id, id))) AS grouped
       WHERE place = 1 OR $2::uuid IS NOT NULL ORDER BY priority DESC, created_at DESC, id LIMIT ${maxListed}`,
      [status ?? null, group ?? null],
    );
    const found = await this.database.manager.findBy(ContactMessageEntity, { id: In(shown.map(({ id }) => id)) });
    const byId = new Map(found.map((row) => [row.id, row]));
    const payments = await this.findPayments(found);
    return shown.flatMap(({ id, similar }) => {
      const row = byId.get(id);
      return row
        ? [{ ...toContactMessageResponse(row, payments.get(row.paymentId ?? row.ownerId) ?? null), similar }]
        : [];
    });
  }

  async countOpen(): Promise<number> {
    const [row] = await this.database.query<[{ count: number }]>(
      `SELECT count(DISTINCT coalesce(group_id, id))::int AS count FROM contact_messages WHERE status = 'open'`,
    );
    return row.count;
  }

  /** With `all`, also changes the messages of its group that have the same status. Throws `not_found`. */
  async setStatus(id: string, status: MessageStatus, all: boolean): Promise<ContactMessage> {
    const row = await this.getRow(id);
    await this.database.query(
      `UPDATE contact_messages SET status = $2 WHERE id = $1 OR $3 AND status = $4 AND coalesce(group_id, id) = $5`,
      [id, status, all, row.status, row.groupId ?? id],
    );
    return await this.toResponse({ ...row, status });
  }

  /** Queues the answer as an email. Throws `not_found`, and `invalid_input` if the sender's email is unknown. */
  async sendAnswer(id: string, answer: string, by: UserEntity): Promise<ContactMessage> {
    const row = await this.getRow(id);
    if (!row.email) throw new AppError('invalid_input', { issues: [{ path: 'email', message: 'required' }] });
    const change = { answer, answeredAt: new Date(), answeredBy: by.username, status: 'answered' as const };
    await this.database.transaction(async (manager) => {
      await manager.update(ContactMessageEntity, { id }, change);
      await this.messages.enqueueEmail(manager, 'messageAnswer', row.email, row);
    });
    return await this.toResponse({ ...row, ...change });
  }

  private async getRow(id: string): Promise<ContactMessageEntity> {
    const row = isUuid(id) ? await this.database.manager.findOneBy(ContactMessageEntity, { id }) : null;
    if (!row) throw new AppError('not_found');
    return row;
  }

  private async toResponse(row: ContactMessageEntity): Promise<ContactMessage> {
    return toContactMessageResponse(row, (await this.findPayments([row])).get(row.paymentId ?? row.ownerId) ?? null);
  }

  /** Returns payments by payment id for refund requests, otherwise the sender's latest payment by owner id. */
  private async findPayments(rows: ContactMessageEntity[]): Promise<Map<string, AdminPayment>> {
    const asked = new Set(rows.flatMap(({ paymentId }) => paymentId ?? []));
    const owners = new Set(rows.filter(({ paymentId }) => !paymentId).map(({ ownerId }) => ownerId));
    const found = await Promise.all([...asked].map(async (id) => [id, await this.getPayment(id)] as const));
    return new Map([...found, ...(await this.payments.findLatestByOwner([...owners]))]);
  }

  private async getPayment(id: string): Promise<AdminPayment> {
    return await this.payments.toAdminResponse(await this.payments.getPaid(id));
  }
}

function toContactMessageResponse(row: ContactMessageEntity, payment: AdminPayment | null): ContactMessage {
  const { createdAt, answeredAt, groupId } = row;
  const group = groupId ?? row.id;
  return { ...row, group, createdAt: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null, payment };
}
