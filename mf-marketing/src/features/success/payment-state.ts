import { useEffect } from 'react';
import { paymentStatusSchema } from '@shortlist/contracts/payments/payment';
import { api, ApiError } from '@shortlist/shared-ui/api';
import { usePaymentStatus, useRefreshAfterPayment, type PaymentPolling } from '@shortlist/shared-ui/payment/status';
import { useQuery } from '@shortlist/shared-ui/query';
import { clearCheckoutStarted } from '../../shared/premium/abandoned-checkout';
import { useQuota } from '../../shared/premium/use-quota';

/** The states of /success. */
export type PaymentState =
  | { status: 'loading' | 'claiming' }
  | { status: 'waiting'; polling: PaymentPolling }
  /** `email` is the address of the receipt. `isNew`: the payment was confirmed while the page was open. */
  | { status: 'complete'; email?: string; isNew: boolean }
  | PaymentIssue;

/** `nothing`: there is no payment to confirm. `over`: the link of the receipt has expired, or a part is missing. */
export type PaymentIssue =
  | { status: 'nothing' | 'refunded' | 'unknown' | 'over' | 'account' | 'elsewhere' }
  | { status: 'failed'; retry: () => void };

/** The state of a visitor who comes from the checkout. Only the server confirms the payment. */
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

/** Follows the link in a receipt: assigns the purchase to this browser, or to the account that is signed in. */
export function useClaimState(token: string): PaymentState {
  // Like every query, this one is refetched after a sign-in. The refetch claims the purchase for the account.
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/payment/claim', token],
    queryFn: () => api.post('/api/payment/claim', paymentStatusSchema, { token }),
  });
  useRefreshAfterPayment(data?.premium ?? false);
  if (data) return data.premium ? { status: 'complete', email: data.email, isNew: true } : { status: 'refunded' };
  if (!error) return { status: 'claiming' };
  switch (error instanceof ApiError && error.status) {
    case 400:
      return { status: 'over' };
    case 401:
      return { status: 'account' };
    case 404:
      return { status: 'elsewhere' };
    default:
      return { status: 'failed', retry: () => void refetch() };
  }
}

/** The state of a visitor who comes directly, so that there is no payment to wait for. */
export function useDirectVisitState(): PaymentState {
  const { data, isPending } = useQuota();
  if (data?.premium) return { status: 'complete', isNew: false };
  return { status: isPending ? 'loading' : 'nothing' };
}
