import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminPayment } from '@shortlist/contracts/payments/payment';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../account/sessions/caller.decorators';
import { AuditService } from '../../platform/audit/audit.service';
import { IdempotencyService, type StoreResultId } from '../../platform/idempotency/idempotency.service';
import type { PaidPayment } from '../payment.entity';
import { PaymentsService } from '../payments.service';
import { StripeService } from '../stripe.service';
import { canRefund } from './refund-policy';

/** Lets administrators refund payments. Premium ends when the webhook confirms the refund. */
@Injectable()
export class RefundsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: StripeService,
    private readonly payments: PaymentsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  async get(id: string): Promise<AdminPayment> {
    return await this.payments.toAdminResponse(await this.payments.getPaidPayment(id));
  }

  /**
   * Refunds the remaining amount of a payment, if any. Throws `not_found`, `too_late` or `unavailable`.
   */
  async refund(id: string, admin: SignedInUser, signal: AbortSignal): Promise<AdminPayment> {
    const row = await this.payments.getPaidPayment(id);
    if (canRefund(row)) {
      // If two administrators refund at the same time, the payment is refunded once and the audit log has one entry.
      const idempotentCall = { ownerId: id, operation: 'refund', key: `after ${row.refundedAmount}`, signal };
      await this.idempotency.runOnce(idempotentCall, (storeResultId) =>
        this.refundRemaining(row, admin, storeResultId),
      );
    }
    return await this.get(id);
  }

  private async refundRemaining(
    { id, paymentIntent, refundedAmount, amount, receipt, currency }: PaidPayment,
    admin: SignedInUser,
    storeResultId: StoreResultId,
  ): Promise<string> {
    await this.stripe.request((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentIntent!, reason: 'requested_by_customer', metadata: { payment: id } },
        { idempotencyKey: `refund-${id}-${refundedAmount}` },
      ),
    );
    const details = { receipt, amount: amount - refundedAmount, currency };
    return await this.database.transaction(async (manager) => {
      await this.audit.record(manager, { action: 'refund', details, userId: admin.id });
      return await storeResultId(manager, id);
    });
  }
}
