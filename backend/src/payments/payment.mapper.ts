import type { AdminPayment, Payment, PaymentStatus } from '@shortlist/contracts/payments/payment';
import { isPaid, type PaidPayment, type PaymentEntity } from './payment.entity';
import { getRefundDeadline, isRefunded } from './refunds/refund-policy';

export function getPaymentStatus(row: PaymentEntity): PaymentStatus['status'] {
  if (!isPaid(row)) return 'open';
  return isRefunded(row) || row.disputeLost ? 'refunded' : 'paid';
}

export function toPaymentResponse(row: PaidPayment): Payment {
  return {
    id: row.id,
    receipt: row.receipt,
    currency: row.currency,
    amount: row.amount,
    refunded: row.refundedAmount,
    paidAt: row.paidAt.toISOString(),
    status: isRefunded(row) ? 'refunded' : row.disputeLost ? 'disputed' : 'paid',
    refundableUntil: getRefundDeadline(row).toISOString(),
    refundRequestedAt: row.refundRequestedAt?.toISOString() ?? null,
  };
}

export const toAdminPaymentResponse = (row: PaidPayment, username: string | null): AdminPayment => ({
  ...toPaymentResponse(row),
  email: row.email ?? '',
  username,
});
