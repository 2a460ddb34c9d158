import { quotaSchema } from '@shortlist/contracts/account/quota';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';

/** Refetches on every mount, because the quota and the plan change on other pages. */
export const useQuota = () =>
  useQuery({ ...getQueryOptions('/api/me/allowance', quotaSchema), refetchOnMount: 'always' });
