import { allowanceSchema } from '@shortlist/contracts/account/auth';
import { getQuery } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';

/** Loads the user's quota and plan on every mount, because both change elsewhere. */
export const useAllowance = () =>
  useQuery({ ...getQuery('/api/me/allowance', allowanceSchema), refetchOnMount: 'always' });
