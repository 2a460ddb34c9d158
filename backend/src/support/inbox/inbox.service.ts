import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminPayment } from '@shortlist/contracts/payments/payment';
import type { ContactMessage, MessageStatus } from '@shortlist/contracts/support/inbox';
import { DataSource, In } from 'typeorm';
import type { SignedInUser } from '../../account/sessions/caller.decorators';
import { PaymentsService } from '../../payments/payments.service';
import { AppError } from '../../platform/http/app-error';
import { validate as isUuid } from 'uuid';
import { ContactMessageEntity } from '../contact-messages/contact-message.entity';
import { ContactMessagesService } from '../contact-messages/contact-messages.service';

const maxMessages = 500;

@Injectable()
export class InboxService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly messages: ContactMessagesService,
    private readonly payments: PaymentsService,
  ) {}

  /**
   * Lists the newest message of each group or, with `group`, all messages of that group. Messages with priority come
   * first, then the newest.
   */
  async list(status: MessageStatus | undefined, group?: string): Promise<ContactMessage[]> {
    const selectedMessages = await this.database.query<{ id: string; similar: number }[]>(
      `SELECT id, size AS "similar" FROM (
         SELECT id, priority, created_at, (count(*) OVER same_group)::int AS size,
           row_number() OVER (same_group ORDER BY created_at DESC, id) AS place FROM contact_messages
         WHERE ($1::text IS NULL OR status = $1) AND ($2::uuid IS NULL OR coalesce(group_id, id) = $2)
         WINDOW same_group AS (PARTITION BY coalesce(group_id, id))) AS grouped
       WHERE place = 1 OR $2::uuid IS NOT NULL ORDER BY priority DESC, created_at DESC, id LIMIT ${maxMessages}`,
      [status ?? null, group ?? null],
    );
    const rows = await this.database.manager.findBy(ContactMessageEntity, {
      id: In(selectedMessages.map(({ id }) => id)),
    });
    const rowsById = new Map(rows.map((row) => [row.id, row]));
    const payments = await this.findPayments(rows);
    return selectedMessages.flatMap(({ id, similar }) => {
      const row = rowsById.get(id);
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

  /** With `includeGroup`, updates all messages in the group that have the same status. Throws `not_found`. */
  async setStatus(id: string, status: MessageStatus, includeGroup: boolean): Promise<ContactMessage> {
    const row = await this.getRow(id);
    await this.database.query(
      `UPDATE contact_messages SET status = $2 WHERE id = $1 OR $3 AND status = $4 AND coalesce(group_id, id) = $5`,
      [id, status, includeGroup, row.status, row.groupId ?? id],
    );
    return await this.toResponse({ ...row, status });
  }

  /** Queues the answer as an email. Throws `not_found`, and `invalid_input` if the sender's email is unknown. */
  async sendAnswer(id: string, answer: string, administrator: SignedInUser): Promise<ContactMessage> {
    const row = await this.getRow(id);
    if (!row.email) throw new AppError('invalid_input', { issues: [{ path: 'email', message: 'required' }] });
    const change = { answer, answeredAt: new Date(), answeredBy: administrator.username, status: 'answered' as const };
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

  /**
   * For refund requests, returns payments by payment id. For other messages, returns the latest payments by owner id.
   */
  private async findPayments(rows: ContactMessageEntity[]): Promise<Map<string, AdminPayment>> {
    const paymentIds = new Set(rows.flatMap(({ paymentId }) => paymentId ?? []));
    const ownerIds = new Set(rows.filter(({ paymentId }) => !paymentId).map(({ ownerId }) => ownerId));
    const paymentEntries = await Promise.all(
      [...paymentIds].map(async (id) => [id, await this.getPayment(id)] as const),
    );
    return new Map([...paymentEntries, ...(await this.payments.findLatestByOwner([...ownerIds]))]);
  }

  private async getPayment(id: string): Promise<AdminPayment> {
    return await this.payments.toAdminResponse(await this.payments.getPaidPayment(id));
  }
}

function toContactMessageResponse(row: ContactMessageEntity, payment: AdminPayment | null): ContactMessage {
  const { createdAt, answeredAt, groupId } = row;
  const group = groupId ?? row.id;
  return { ...row, group, createdAt: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null, payment };
}
