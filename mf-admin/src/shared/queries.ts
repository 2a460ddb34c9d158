import {
  type Activity,
  activitiesResponseSchema,
  activitySchema,
  type updateFollowUpRequestSchema,
  followUpsSchema,
} from '@shortlist/contracts/admin/reports';
import { costDashboardSchema } from '@shortlist/contracts/admin/cost-protection';
import { api, getQueryOptions, getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation, useQueryClient } from '@shortlist/shared-ui/query';
import type * as z from '@shortlist/contracts/z';
import { useMessages } from '../messages';

export const refetchIntervalMs = 30_000;
const reportsPath = '/api/ai-reports';

export const costDashboardQuery = () => ({
  ...getQueryOptions('/api/cost-protection/dashboard', costDashboardSchema),
  refetchInterval: refetchIntervalMs,
});

export function activitiesQuery(days: number, agentName?: string) {
  const query = new URLSearchParams({ days: String(days), ...(agentName && { staffMember: agentName }) });
  return {
    ...getQueryOptions(`${reportsPath}/activities?${query}`, activitiesResponseSchema),
    refetchInterval: refetchIntervalMs,
  };
}

export const followUpsQuery = () => ({
  ...getQueryOptions(`${reportsPath}/follow-ups`, followUpsSchema),
  refetchInterval: refetchIntervalMs,
});

export function useInvalidateActivities(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(reportsPath) });
}

export function useUpdateFollowUp(id: string) {
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const invalidateActivities = useInvalidateActivities();
  return useMutation({
    mutationFn: (change: z.infer<typeof updateFollowUpRequestSchema>): Promise<Activity> =>
      api.patch(`${reportsPath}/follow-ups/${id}`, activitySchema, change),
    onSuccess: (updatedActivity) => {
      queryClient.setQueryData(followUpsQuery().queryKey, (queue: Activity[] | undefined) =>
        queue?.flatMap((activity) =>
          activity.id !== updatedActivity.id ? activity : updatedActivity.resolvedAt ? [] : updatedActivity,
        ),
      );
      void invalidateActivities();
    },
    onError: (error) =>
      toast({
        title: t('activity.notChanged'),
        description: getErrorMessage(error) ?? t('activity.tryAgain'),
        variant: 'destructive',
      }),
  });
}
