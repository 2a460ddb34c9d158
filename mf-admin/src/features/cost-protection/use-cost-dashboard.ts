import {
  auditEntrySchema,
  type CostDashboard,
  type CostConfig,
  costDashboardSchema,
} from '@shortlist/contracts/admin/cost-protection';
import { api, getQuery, messageOf } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation, useQuery, useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

/** Polling interval in milliseconds, from the specification. */
const refresh = 30_000;
const dashboardQuery = () => getQuery('/api/cost-protection/dashboard', costDashboardSchema);
const auditQuery = () => getQuery('/api/cost-protection/audit', auditEntrySchema.array());

export function useCostDashboard() {
  return useQuery({ ...dashboardQuery(), refetchInterval: refresh });
}

export function useAudit() {
  return useQuery({ ...auditQuery(), refetchInterval: refresh });
}

function useChange<Change>(call: (change: Change) => Promise<CostDashboard>, words: { done: string; failed: string }) {
  const t = useMessages();
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (dashboard) => {
      client.setQueryData(dashboardQuery().queryKey, dashboard);
      toast({ title: words.done });
      await client.invalidateQueries({ queryKey: auditQuery().queryKey });
    },
    onError: (error) =>
      toast({ title: words.failed, description: messageOf(error) ?? t('spend.tryAgain'), variant: 'destructive' }),
  });
}

/** Sends the values as typed; the server accepts numbers as text. */
export function useSaveSettings() {
  const t = useMessages();
  return useChange(
    (change: Partial<Record<keyof CostConfig, string>>) =>
      api.post('/api/cost-protection/config', costDashboardSchema, change),
    { done: t('spend.saved'), failed: t('spend.notSaved') },
  );
}

export function useResetEmergency() {
  const t = useMessages();
  return useChange(() => api.post('/api/cost-protection/reset-emergency', costDashboardSchema), {
    done: t('spend.resetDone'),
    failed: t('spend.resetFailed'),
  });
}
