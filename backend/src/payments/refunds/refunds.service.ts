import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminPayment } from '@shortlist/contracts/account/payment';
import { DataSource } from 'typeorm';
import type { UserEntity } from '../../account/users/user.entity';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/http/app-error';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { isRefunded, type PaidPayment, refundableUntil } from '../payment-face';
import { PaymentsService } from '../payments.service';
import { StripeService } from '../stripe.service';

/** Refunds by administrators. The webhook says that the money went, and only then Premium goes. */
@Injectable()
export class RefundsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: StripeService,
    private readonly payments: PaymentsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  async find(id: string): Promise<AdminPayment> {
    return await this.payments.forAdministrators(await this.payments.findPaid(id));
  }

  /** All that is left of a payment; where nothing is, nothing happens. Throws `not_found`, `too_late`, `unavailable`. */
  async refund(id: string, by: UserEntity, signal: AbortSignal): Promise<AdminPayment> {
    const row = await this.payments.findPaid(id);
    if (!isRefunded(row) && !row.disputeLost) {
      if (refundableUntil(row) < new Date()) throw new AppError('too_late');
      // Two administrators who press at once give the money back once, and one of them is in the list.
      const once = { ownerId: id, call: 'refund', key: `after ${row.refundedAmount}`, signal };
      await this.idempotency.once(once, () => this.giveBack(row, by));
    }
    return await this.find(id);
  }

  private async giveBack(
    { id, paymentIntent, refundedAmount, amount, receipt, currency }: PaidPayment,
    by: UserEntity,
  ) {
    await this.stripe.ask((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentIntent!, reason: 'requested_by_customer', metadata: { payment: id } },
        { idempotencyKey: `refund-${id}-${refundedAmount}` },
      ),
    );
    const details = { receipt, amount: amount - refundedAmount, currency };
    await this.audit.record(this.database.manager, { action: 'refund', details, userId: by.id });
    return id;
  }
}
