import { allowanceSchema } from '@shortlist/contracts/account/auth';
import { paymentSchema } from '@shortlist/contracts/account/payment';
import { generationSummarySchema } from '@shortlist/contracts/generator/generation';
import { publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { getQuery } from '@shortlist/shared-ui/api';
import type { QueryClient } from '@shortlist/shared-ui/query';

/** Quota and generations change with every generation, here or in another tab, so they are refetched on every mount. */
const fresh = { refetchOnMount: 'always' as const };

export const allowanceQuery = () => ({ ...getQuery('/api/me/allowance', allowanceSchema), ...fresh });
export const generationsQuery = () => ({ ...getQuery('/api/generations', generationSummarySchema.array()), ...fresh });
export const paymentsQuery = () => ({ ...getQuery('/api/payments', paymentSchema.array()), ...fresh });
export const configQuery = () => getQuery('/api/config', publicConfigSchema);

/**
 * Refetches the quota, and once more after 1.5 seconds, because the server releases the use of an aborted request only
 * when it notices.
 */
export function refreshAllowance(queries: QueryClient): void {
  const ask = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/api/me/allowance' });
  ask();
  setTimeout(ask, 1500);
}
