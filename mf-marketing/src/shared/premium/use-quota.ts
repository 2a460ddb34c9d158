import { quotaSchema } from '@shortlist/contracts/account/auth';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';

/** Loads the user's quota and plan on every mount, because both change elsewhere. */
export const useQuota = () =>
  useQuery({ ...getQueryOptions('/api/me/allowance', quotaSchema), refetchOnMount: 'always' });
