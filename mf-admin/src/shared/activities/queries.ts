import {
  type Activity,
  activitiesSchema,
  activitySchema,
  type followUpChangeSchema,
  followUpsSchema,
} from '@shortlist/contracts/admin/reports';
import { api, getQuery, messageOf } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation, useQueryClient } from '@shortlist/shared-ui/query';
import type * as z from '@shortlist/contracts/z';
import { useMessages } from '../../messages';

/** Polling interval in milliseconds, from the specification. */
export const refresh = 30_000;
const root = '/api/ai-reports';

export function activitiesQuery(days: number, staffMember?: string) {
  const query = new URLSearchParams({ days: String(days), ...(staffMember && { staffMember }) });
  return { ...getQuery(`${root}/activities?${query}`, activitiesSchema), refetchInterval: refresh };
}

export const followUpsQuery = () => ({ ...getQuery(`${root}/follow-ups`, followUpsSchema), refetchInterval: refresh });

export function useActivitiesChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(root) });
}

export function useFollowUp(id: string) {
  const t = useMessages();
  const toast = useToast();
  const client = useQueryClient();
  const activitiesChanged = useActivitiesChanged();
  return useMutation({
    mutationFn: (change: z.infer<typeof followUpChangeSchema>): Promise<Activity> =>
      api.patch(`${root}/follow-ups/${id}`, activitySchema, change),
    onSuccess: (changed) => {
      client.setQueryData(followUpsQuery().queryKey, (queue: Activity[] | undefined) =>
        queue?.flatMap((one) => (one.id !== changed.id ? one : changed.resolvedAt ? [] : changed)),
      );
      void activitiesChanged();
    },
    onError: (error) =>
      toast({
        title: t('activity.notChanged'),
        description: messageOf(error) ?? t('activity.tryAgain'),
        variant: 'destructive',
      }),
  });
}
