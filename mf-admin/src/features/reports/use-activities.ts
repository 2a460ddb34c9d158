import { useEffect } from 'react';
import { useToast } from '@shortlist/shared-ui/area';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { activitiesQuery } from '../../shared/queries';

export function useActivities(days: number, agentName?: string) {
  const t = useMessages();
  const toast = useToast();
  const query = useQuery({
    ...activitiesQuery(days, agentName),
    placeholderData: (previousData) => previousData,
  });
  const { data, isError, isPlaceholderData, errorUpdateCount } = query;
  // Keeps the error state during a refetch after a failure, so that the page doesn't flicker.
  const hasFailed = isError || (errorUpdateCount > 0 && (!data || isPlaceholderData));
  useEffect(() => {
    if (hasFailed) toast({ title: t('reports.failed'), description: t('reports.failedText'), variant: 'destructive' });
  }, [hasFailed, toast, t]);
  return { query, data, hasFailed, isPlaceholderData };
}
