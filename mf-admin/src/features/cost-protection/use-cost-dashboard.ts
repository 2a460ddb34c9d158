import {
  auditEntrySchema,
  type CostDashboard,
  type CostConfig,
  costDashboardSchema,
} from '@shortlist/contracts/admin/cost-protection';
import { api, getQueryOptions, getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation, useQuery, useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { costDashboardQuery, refetchIntervalMs } from '../../shared/queries';

const auditLogQuery = () => ({
  ...getQueryOptions('/api/cost-protection/audit', auditEntrySchema.array()),
  refetchInterval: refetchIntervalMs,
});

export const useCostDashboard = () => useQuery(costDashboardQuery());
export const useAuditLog = () => useQuery(auditLogQuery());

function useCostMutation<Change>(
  mutationFn: (change: Change) => Promise<CostDashboard>,
  toastTitles: { done: string; failed: string },
) {
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (dashboard) => {
      queryClient.setQueryData(costDashboardQuery().queryKey, dashboard);
      toast({ title: toastTitles.done });
      await queryClient.invalidateQueries({ queryKey: auditLogQuery().queryKey });
    },
    onError: (error) =>
      toast({
        title: toastTitles.failed,
        description: getErrorMessage(error) ?? t('spend.tryAgain'),
        variant: 'destructive',
      }),
  });
}

/** Sends the values as typed, because the server accepts numbers as text. */
export function useSaveSettings() {
  const t = useMessages();
  return useCostMutation(
    (change: Partial<Record<keyof CostConfig, string>>) =>
      api.post('/api/cost-protection/config', costDashboardSchema, change),
    { done: t('spend.saved'), failed: t('spend.notSaved') },
  );
}

export function useResetEmergency() {
  const t = useMessages();
  return useCostMutation(() => api.post('/api/cost-protection/reset-emergency', costDashboardSchema), {
    done: t('spend.resetDone'),
    failed: t('spend.resetFailed'),
  });
}
