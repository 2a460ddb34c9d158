import { useEffect, useState } from 'react';
import { paymentStatusSchema } from '@shortlist/contracts/account/payment';
import { useQuery, useQueryClient } from '@shortlist/shared-ui/query';
import { ApiError, getQuery } from '../api/client';
import { useLate } from '../components/feedback/use-late';

/** Milliseconds between two looks, and until a wait is called long. */
const pace = 2_000;
const patience = 60_000;

/** The calls whose answers a payment changes. */
const changed = ['/api/auth/me', '/api/me/allowance', '/api/payments'];

export interface PaymentWait {
  /** `unknown`: the checkout is not the caller's, or there is none. */
  state: 'waiting' | 'paid' | 'refunded' | 'unknown';
  /** The mail address that the payment names, once it is paid. */
  email?: string;
  /** When the browser came back from the checkout. */
  since: Date;
  /** For a minute without an answer. */
  long: boolean;
  checkNow: () => void;
}

/** Asks the server every two seconds whether a checkout has been paid: only it knows, whatever the address says. */
export function usePaymentStatus(checkoutId: string): PaymentWait {
  const [since] = useState(() => new Date());
  const { data, error, refetch } = useQuery({
    ...getQuery(`/api/payment/status?session_id=${encodeURIComponent(checkoutId)}`, paymentStatusSchema),
    refetchInterval: ({ state }) => (stateOf(state.data?.status, state.error) === 'waiting' ? pace : false),
  });
  const state = stateOf(data?.status, error);
  usePaid(state === 'paid');
  const long = useLate(patience, state === 'waiting');
  return { state, email: data?.email, since, long, checkNow: () => void refetch() };
}

/** Once something is paid, what it changes is asked anew wherever it is shown. */
export function usePaid(paid: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!paid) return;
    for (const path of changed) void queries.invalidateQueries({ queryKey: [path] });
  }, [paid, queries]);
}

/** A server that cannot be reached for a moment says nothing about the payment. */
function stateOf(status: 'open' | 'paid' | 'refunded' | undefined, error: Error | null): PaymentWait['state'] {
  if (status === 'paid' || status === 'refunded') return status;
  return error instanceof ApiError && [400, 404].includes(error.status) ? 'unknown' : 'waiting';
}
