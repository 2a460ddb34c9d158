import { allowanceSchema } from '@shortlist/contracts/account/auth';
import { getQuery } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';

/** The caller's quota and plan; refetched on mount because both change elsewhere. */
export const useAllowance = () =>
  useQuery({ ...getQuery('/api/me/allowance', allowanceSchema), refetchOnMount: 'always' });
