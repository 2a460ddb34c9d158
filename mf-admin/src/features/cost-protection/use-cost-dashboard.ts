import { costDashboardSchema } from '@shortlist/contracts/admin/cost-protection';
import { getQuery } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';

/** Milliseconds between two looks at the ledger. Source: the specification. */
const refresh = 30_000;

export function useCostDashboard() {
  return useQuery({ ...getQuery('/api/cost-protection/dashboard', costDashboardSchema), refetchInterval: refresh });
}
