import { quotaSchema } from '@shortlist/contracts/account/quota';
import { paymentSchema } from '@shortlist/contracts/payments/payment';
import { generationSummarySchema } from '@shortlist/contracts/generator/generation';
import { publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import type { QueryClient } from '@shortlist/shared-ui/query';
import { createPathFilter } from './api-paths';

/** Quota and generations change with every generation, here or in another tab. */
const alwaysRefetch = { refetchOnMount: 'always' as const };

export const quotaQuery = () => ({ ...getQueryOptions('/api/me/allowance', quotaSchema), ...alwaysRefetch });
export const generationsQuery = () => ({
  ...getQueryOptions('/api/generations', generationSummarySchema.array()),
  ...alwaysRefetch,
});
export const paymentsQuery = () => ({ ...getQueryOptions('/api/payments', paymentSchema.array()), ...alwaysRefetch });
export const configQuery = () => getQueryOptions('/api/config', publicConfigSchema);

/**
 * Refetches the quota immediately and again after 1.5 seconds, because the server notices an aborted request late and
 * only then refunds the quota it reserved.
 */
export function invalidateQuota(queryClient: QueryClient): void {
  const invalidate = () => void queryClient.invalidateQueries(createPathFilter('/api/me/allowance'));
  invalidate();
  setTimeout(invalidate, 1500);
}
