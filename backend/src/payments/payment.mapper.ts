import type { AdminPayment, Payment, PaymentStatus } from '@shortlist/contracts/payments/payment';
import type { PaymentEntity } from './payment.entity';
import { millisecondsInDay } from '../platform/time';

/** Number of days after a payment in which it can be refunded, as promised on the public pages. */
export const refundWindowDays = 30;

export type PaidPayment = PaymentEntity & { paidAt: Date };
export const isPaid = (row: PaymentEntity): row is PaidPayment => row.paidAt !== null;

export const isRefunded = ({ refundedAmount, amount }: PaymentEntity) => refundedAmount >= amount;
export const getRefundDeadline = ({ paidAt }: PaidPayment) =>
  new Date(paidAt.getTime() + refundWindowDays * millisecondsInDay);

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
