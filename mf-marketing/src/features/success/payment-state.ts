import { useEffect } from 'react';
import { paymentStatusSchema } from '@shortlist/contracts/payments/payment';
import { api, ApiError } from '@shortlist/shared-ui/api';
import { usePaymentStatus, useRefreshAfterPayment, type PaymentPolling } from '@shortlist/shared-ui/payment/status';
import { useQuery } from '@shortlist/shared-ui/query';
import { clearCheckoutStarted } from '../../shared/premium/abandoned-checkout';
import { useQuota } from '../../shared/queries';

/** The states of /success. */
export type PaymentState =
  | { status: 'loading' | 'claiming' }
  | { status: 'waiting'; polling: PaymentPolling }
  /** `email` is the address of the receipt. `isNew` is true if the payment was confirmed while the page was open. */
  | { status: 'complete'; email?: string; isNew: boolean }
  | PaymentIssue;

/**
 * - `nothing`: There is no payment to confirm.
 * - `expired`: The link in the receipt has expired or is incomplete.
 * - `signInRequired`: The payment belongs to an account.
 * - `otherAccount`: The payment belongs to another account than the user's.
 */
export type PaymentIssue =
  | { status: 'nothing' | 'refunded' | 'unknown' | 'expired' | 'signInRequired' | 'otherAccount' }
  | { status: 'failed'; retry: () => void };

/** For users who come from the checkout. Only the server can confirm a payment. */
export function useCheckoutState(checkoutId: string): PaymentState {
  const polling = usePaymentStatus(checkoutId);
  useEffect(clearCheckoutStarted, []);
  switch (polling.status) {
    case 'waiting':
      return { status: 'waiting', polling };
    case 'paid':
      return { status: 'complete', email: polling.email, isNew: true };
    default:
      return { status: polling.status };
  }
}

/** For users who open the link in a receipt. Assigns the purchase to the signed-in account or to this browser. */
export function useClaimState(token: string): PaymentState {
  // A sign-in refetches every query. This request then assigns the purchase to the account.
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/payment/claim', token],
    queryFn: () => api.post('/api/payment/claim', paymentStatusSchema, { token }),
  });
  useRefreshAfterPayment(data?.premium ?? false);
  if (data) return data.premium ? { status: 'complete', email: data.email, isNew: true } : { status: 'refunded' };
  if (!error) return { status: 'claiming' };
  switch (error instanceof ApiError && error.status) {
    case 400:
      return { status: 'expired' };
    case 401:
      return { status: 'signInRequired' };
    case 404:
      return { status: 'otherAccount' };
    default:
      return { status: 'failed', retry: () => void refetch() };
  }
}

/** For users who open the page directly, without a payment to wait for. */
export function useDirectVisitState(): PaymentState {
  const { data, isPending } = useQuota();
  if (data?.premium) return { status: 'complete', isNew: false };
  return { status: isPending ? 'loading' : 'nothing' };
}
