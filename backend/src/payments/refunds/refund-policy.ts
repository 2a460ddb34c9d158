import { AppError } from '../../platform/http/app-error';
import { millisecondsInDay } from '../../platform/time';
import type { PaidPayment, PaymentEntity } from '../payment.entity';

/** Number of days after a payment in which it can be refunded, as promised on the public pages. */
const refundWindowDays = 30;

export const isRefunded = ({ refundedAmount, amount }: PaymentEntity) => refundedAmount >= amount;

export const getRefundDeadline = ({ paidAt }: PaidPayment) =>
  new Date(paidAt.getTime() + refundWindowDays * millisecondsInDay);

/** Returns false after a full refund or a lost dispute. Otherwise throws `too_late` after the deadline. */
export function canRefund(row: PaidPayment): boolean {
  if (isRefunded(row) || row.disputeLost) return false;
  if (getRefundDeadline(row) < new Date()) throw new AppError('too_late');
  return true;
}
