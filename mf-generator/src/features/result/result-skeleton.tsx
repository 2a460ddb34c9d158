import { Card } from '@shortlist/shared-ui/components/card';
import { SkeletonBlock, SheetSkeleton, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';

export function ResultSkeleton() {
  const t = useMessages();
  return (
    <Skeleton label={t('result.loading')} hasHeading className="wrap grid gap-4 pt-6 pb-12 lg:gap-6 lg:pt-8">
      <SkeletonBlock className="h-8 w-60 lg:h-11 lg:w-80" />
      <SkeletonBlock className="h-11 lg:rounded-card" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_408px] lg:gap-10">
        <div className="grid content-start gap-4 lg:gap-3">
          <SkeletonBlock className="h-8 w-28 max-lg:h-11 max-lg:w-50 max-lg:rounded-control" />
          <SheetSkeleton />
        </div>
        <Card className="grid content-start gap-5 self-start max-lg:hidden">
          <div className="flex items-center gap-5">
            <SkeletonBlock className="size-28 shrink-0 rounded-full" />
            <div className="grid grow gap-2">
              <SkeletonBlock className="h-6" />
              <SkeletonBlock className="h-6 w-2/3" />
              <SkeletonBlock className="h-4 w-4/5" />
            </div>
          </div>
          <SkeletonBlock className="h-20 rounded-card" />
          <SkeletonBlock className="h-11 rounded-control" />
          {Array.from({ length: 3 }, (_, index) => (
            <SkeletonBlock key={index} className="h-12" />
          ))}
        </Card>
      </div>
    </Skeleton>
  );
}
