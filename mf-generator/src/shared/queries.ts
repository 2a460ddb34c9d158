import { getQueryOptions } from '@shortlist/shared-ui/api';

/** The quota and the results change with every generation, also in another tab. */
const refetchOptions = { refetchOnMount: 'always' as const };

const loadGenerationSchemas = () => import('@shortlist/contracts/generator/generation');

export const quotaQuery = () => ({
  ...getQueryOptions('/api/me/allowance', async () => (await import('@shortlist/contracts/account/quota')).quotaSchema),
  ...refetchOptions,
});
export const generationsQuery = () => ({
  ...getQueryOptions('/api/generations', async () => (await loadGenerationSchemas()).generationSummarySchema.array()),
  ...refetchOptions,
});
export const configQuery = () =>
  getQueryOptions(
    '/api/config',
    async () => (await import('@shortlist/contracts/platform/public-config')).publicConfigSchema,
  );
export const generationQuery = (id: string) =>
  getQueryOptions(
    `/api/generations/${encodeURIComponent(id)}`,
    async () => (await loadGenerationSchemas()).generationSchema,
  );
