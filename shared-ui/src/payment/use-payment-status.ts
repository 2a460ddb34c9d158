import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@shortlist/shared-ui/query';
import { ApiError, getQueryOptions } from '../api/client';
import { useDelayed } from '../components/feedback/use-delayed';

const loadSchema = async () => (await import('@shortlist/contracts/payments/payment')).paymentStatusSchema;

/** Milliseconds between two requests. */
const pollInterval = 2_000;
/** Milliseconds after which a payment counts as slow. */
const slowPaymentDelay = 60_000;

const paymentDependentPaths = ['/api/auth/me', '/api/me/allowance', '/api/payments'];

export interface PaymentPolling {
  /** `unknown`: the checkout does not exist or belongs to another owner. */
  status: 'waiting' | 'paid' | 'refunded' | 'unknown';
  email?: string;
  startedAt: Date;
  /** True after a minute without confirmation. */
  isSlow: boolean;
  checkNow: () => void;
}

/**
 * Polls the server for the payment of a checkout. The return to the page does not prove that the payment succeeded.
 */
export function usePaymentStatus(checkoutId: string): PaymentPolling {
  const [startedAt] = useState(() => new Date());
  const { data, error, refetch } = useQuery({
    ...getQueryOptions(`/api/payment/status?session_id=${encodeURIComponent(checkoutId)}`, loadSchema),
    refetchInterval: ({ state }) =>
      toPollingStatus(state.data?.status, state.error) === 'waiting' ? pollInterval : false,
  });
  const status = toPollingStatus(data?.status, error);
  useRefreshAfterPayment(status === 'paid');
  const isSlow = useDelayed(slowPaymentDelay, status === 'waiting');
  return { status, email: data?.email, startedAt, isSlow, checkNow: () => void refetch() };
}

export function useRefreshAfterPayment(isPaid: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isPaid) return;
    for (const path of paymentDependentPaths) void queryClient.invalidateQueries({ queryKey: [path] });
  }, [isPaid, queryClient]);
}

/** Returns `waiting` if the server cannot be reached. */
function toPollingStatus(
  status: 'open' | 'paid' | 'refunded' | undefined,
  error: Error | null,
): PaymentPolling['status'] {
  if (status === 'paid' || status === 'refunded') return status;
  return error instanceof ApiError && [400, 404].includes(error.status) ? 'unknown' : 'waiting';
}
