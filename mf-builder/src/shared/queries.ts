import { allowanceSchema } from '@shortlist/contracts/account/auth';
import { paymentSchema } from '@shortlist/contracts/account/payment';
import { generationSummarySchema } from '@shortlist/contracts/generator/generation';
import { publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { getQuery } from '@shortlist/shared-ui/api';

/** Uses and results change with every generation, here or in another tab, so they are asked anew where they are shown. */
const fresh = { refetchOnMount: 'always' as const };

export const allowanceQuery = () => ({ ...getQuery('/api/me/allowance', allowanceSchema), ...fresh });
export const generationsQuery = () => ({ ...getQuery('/api/generations', generationSummarySchema.array()), ...fresh });
export const paymentsQuery = () => ({ ...getQuery('/api/payments', paymentSchema.array()), ...fresh });
export const configQuery = () => getQuery('/api/config', publicConfigSchema);
