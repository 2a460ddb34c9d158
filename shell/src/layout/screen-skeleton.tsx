import { AreaRoot } from '@shortlist/shared-ui/area';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../messages';

export function ScreenSkeleton() {
  const t = useMessages();
  return (
    <AreaRoot name="shell">
      <Skeleton label={t('loading')} className="wrap grid min-h-[70dvh] content-start gap-6 py-12">
        <SkeletonBlock className="h-12 w-2/3 max-w-lg" />
        <SkeletonBlock className="h-5 w-full max-w-xl" />
        <SkeletonBlock className="h-5 w-4/5 max-w-xl" />
      </Skeleton>
    </AreaRoot>
  );
}
