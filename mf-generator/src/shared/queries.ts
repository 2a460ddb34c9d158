import { quotaSchema } from '@shortlist/contracts/account/auth';
import { generationSchema, generationSummarySchema } from '@shortlist/contracts/generator/generation';
import { publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { getQueryOptions } from '@shortlist/shared-ui/api';

/** The quota and the results change with every generation, also in other tabs, so they are refetched on mount. */
const alwaysRefetch = { refetchOnMount: 'always' as const };

export const quotaQuery = () => ({ ...getQueryOptions('/api/me/allowance', quotaSchema), ...alwaysRefetch });
export const generationsQuery = () => ({
  ...getQueryOptions('/api/generations', generationSummarySchema.array()),
  ...alwaysRefetch,
});
export const configQuery = () => getQueryOptions('/api/config', publicConfigSchema);
export const generationQuery = (id: string) =>
  getQueryOptions(`/api/generations/${encodeURIComponent(id)}`, generationSchema);
