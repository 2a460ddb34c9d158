import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminPayment, Payment, PaymentStatus } from '@shortlist/contracts/payments/payment';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource, type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { UserService } from '../account/users/user.service';
import { EntitlementService } from './entitlement/entitlement.service';
import { AppError } from '../platform/http/app-error';
import { validate as isUuid } from 'uuid';
import { getPaymentStatus, toAdminPaymentResponse, toPaymentResponse } from './payment.mapper';
import { isPaid, type PaidPayment, PaymentEntity } from './payment.entity';
import { PaymentInbox } from './payment-inbox';
import { canRefund } from './refunds/refund-policy';

@Injectable()
export class PaymentsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementService,
    private readonly inbox: PaymentInbox,
    private readonly users: UserService,
  ) {}

  /** Returns the status of a checkout after the payment page has redirected back. Throws `not_found`. */
  async getStatus(checkoutId: string, ownerId: string | undefined): Promise<PaymentStatus> {
    // Both reads use one snapshot. A payment that is confirmed between them would otherwise have the status `open`
    // although the owner already has Premium.
    return await this.database.transaction('REPEATABLE READ', async (manager) => {
      const row = ownerId && (await manager.findOneBy(PaymentEntity, { checkoutId, ownerId }));
      if (!row) throw new AppError('not_found');
      const premium = await this.entitlements.isPremium(ownerId, manager);
      return { status: getPaymentStatus(row), premium, ...(isPaid(row) && row.email && { email: row.email }) };
    });
  }

  async list(ownerId: string): Promise<Payment[]> {
    return (await this.listPaid({ ownerId })).map(toPaymentResponse);
  }

  /** Requests a refund from an administrator. Idempotent. Throws `not_found` or `too_late`. */
  async requestRefund(id: string, ownerId: string | undefined, reason: string, language: Language): Promise<Payment> {
    const row = ownerId && isUuid(id) ? (await this.listPaid({ id, ownerId }))[0] : undefined;
    if (!row) throw new AppError('not_found');
    if (!canRefund(row)) return toPaymentResponse(row);
    await this.database.transaction(async (manager) => {
      const [, updatedCount] = await manager.query<[unknown, number]>(
        'UPDATE payments SET refund_requested_at = now() WHERE id = $1 AND refund_requested_at IS NULL',
        [id],
      );
      if (!updatedCount) return;
      const { ownerId, receipt, email } = row;
      await this.inbox.reportRefundRequest(manager, {
        ownerId,
        paymentId: id,
        receipt,
        email: email ?? '',
        reason,
        language,
      });
    });
    return toPaymentResponse(await this.getPaidPayment(id));
  }

  async findLatest(ownerId: string): Promise<AdminPayment | null> {
    const [row] = await this.listPaid({ ownerId });
    return row ? await this.toAdminResponse(row) : null;
  }

  /** Returns the latest payment of each owner, by owner id. Owners without a payment are missing. */
  async findLatestByOwner(ownerIds: string[]): Promise<Map<string, AdminPayment>> {
    const rows = await this.listPaid({ ownerId: In(ownerIds) });
    const usernames = await this.users.listUsernamesByOwner(rows.map(({ ownerId }) => ownerId));
    // Reversed, so that each owner's newest payment is set last.
    return new Map(
      rows.toReversed().map((row) => [row.ownerId, toAdminPaymentResponse(row, usernames.get(row.ownerId) ?? null)]),
    );
  }

  /** Throws `not_found`, including for an unpaid checkout. */
  async getPaidPayment(id: string): Promise<PaidPayment> {
    const row = isUuid(id) ? (await this.listPaid({ id }))[0] : undefined;
    if (!row) throw new AppError('not_found');
    return row;
  }

  async toAdminResponse(row: PaidPayment): Promise<AdminPayment> {
    const user = await this.users.findByOwner(row.ownerId);
    return toAdminPaymentResponse(row, user?.username ?? null);
  }

  private async listPaid(where: FindOptionsWhere<PaymentEntity>): Promise<PaidPayment[]> {
    const rows = await this.database.manager.find(PaymentEntity, {
      where: { ...where, paidAt: Not(IsNull()) },
      order: { paidAt: 'DESC' },
    });
    return rows.filter(isPaid);
  }
}
