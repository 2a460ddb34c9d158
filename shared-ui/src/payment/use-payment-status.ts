import { useEffect, useState } from 'react';
import { paymentStatusSchema } from '@shortlist/contracts/account/payment';
import { useQuery, useQueryClient } from '@shortlist/shared-ui/query';
import { ApiError, getQuery } from '../api/client';
import { useLate } from '../components/feedback/use-late';

/** Polling interval and time after which a payment counts as slow, in milliseconds. */
const pace = 2_000;
const patience = 60_000;

const changed = ['/api/auth/me', '/api/me/allowance', '/api/payments'];

export interface PaymentWait {
  /** `unknown`: the checkout does not exist or belongs to another owner. */
  state: 'waiting' | 'paid' | 'refunded' | 'unknown';
  email?: string;
  since: Date;
  /** True after a minute without confirmation. */
  long: boolean;
  checkNow: () => void;
}

/** Polls the server for the payment of a checkout; the URL is not trusted. */
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

export function usePaid(paid: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!paid) return;
    for (const path of changed) void queries.invalidateQueries({ queryKey: [path] });
  }, [paid, queries]);
}

/** Treats an unreachable server as a payment that is still pending. */
function stateOf(status: 'open' | 'paid' | 'refunded' | undefined, error: Error | null): PaymentWait['state'] {
  if (status === 'paid' || status === 'refunded') return status;
  return error instanceof ApiError && [400, 404].includes(error.status) ? 'unknown' : 'waiting';
}
