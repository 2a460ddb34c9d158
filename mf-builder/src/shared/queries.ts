import { allowanceSchema } from '@shortlist/contracts/account/auth';
import { paymentSchema } from '@shortlist/contracts/account/payment';
import { generationSummarySchema } from '@shortlist/contracts/generator/generation';
import { publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { getQuery } from '@shortlist/shared-ui/api';
import type { QueryClient } from '@shortlist/shared-ui/query';

/** Uses and results change with every generation, here or in another tab, so they are asked anew where they are shown. */
const fresh = { refetchOnMount: 'always' as const };

export const allowanceQuery = () => ({ ...getQuery('/api/me/allowance', allowanceSchema), ...fresh });
export const generationsQuery = () => ({ ...getQuery('/api/generations', generationSummarySchema.array()), ...fresh });
export const paymentsQuery = () => ({ ...getQuery('/api/payments', paymentSchema.array()), ...fresh });
export const configQuery = () => getQuery('/api/config', publicConfigSchema);

/** Asks anew how many uses are left; and once more soon, since that of a call which was left comes back when the server notices. */
export function refreshAllowance(queries: QueryClient): void {
  const ask = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/api/me/allowance' });
  ask();
  setTimeout(ask, 1500);
}
