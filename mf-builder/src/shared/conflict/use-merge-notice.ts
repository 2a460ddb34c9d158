import { useEffect, useEffectEvent } from 'react';
import { useToast } from '@shortlist/shared-ui/area';
import { useMessages } from '../../messages';
import type { Merge } from '../document/merge';

/**
 * Shows a toast when changes from another tab or device have been merged into the draft. `onMerge` receives a function
 * that maps old paths to new ones.
 */
export function useMergeNotice(
  merge: Pick<Merge<object>, 'mapPath'> | null,
  onMerge: (mapPath: Merge<object>['mapPath']) => void = () => undefined,
): void {
  const t = useMessages();
  const toast = useToast();
  const notifyMerged = useEffectEvent((mapPath: Merge<object>['mapPath']) => {
    toast({ title: t('conflict.added') });
    onMerge(mapPath);
  });
  useEffect(() => {
    if (merge) notifyMerged(merge.mapPath);
  }, [merge]);
}
