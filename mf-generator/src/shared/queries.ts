import { allowanceSchema } from '@shortlist/contracts/account/auth';
import { generationSchema, generationSummarySchema } from '@shortlist/contracts/generator/generation';
import { publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { getQuery } from '@shortlist/shared-ui/api';

/** The quota and the results change with every generation, also in other tabs, so they are refetched on mount. */
const fresh = { refetchOnMount: 'always' as const };

export const allowanceQuery = () => ({ ...getQuery('/api/me/allowance', allowanceSchema), ...fresh });
export const earlierQuery = () => ({ ...getQuery('/api/generations', generationSummarySchema.array()), ...fresh });
export const configQuery = () => getQuery('/api/config', publicConfigSchema);
export const generationQuery = (id: string) => getQuery(`/api/generations/${encodeURIComponent(id)}`, generationSchema);
