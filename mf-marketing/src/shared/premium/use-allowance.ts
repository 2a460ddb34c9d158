import { allowanceSchema } from '@shortlist/contracts/account/auth';
import { getQuery } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';

/** Uses and plan of the caller; asked anew where it is shown, for both change elsewhere. */
export const useAllowance = () =>
  useQuery({ ...getQuery('/api/me/allowance', allowanceSchema), refetchOnMount: 'always' });
