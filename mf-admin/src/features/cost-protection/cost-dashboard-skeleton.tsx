import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { StatCardsSkeleton } from '../../shared/stat-card';
import { ListSkeleton } from '../../shared/list-skeleton';

export function CostDashboardSkeleton() {
  const t = useMessages();
  return (
    <div className="grid gap-6">
      <StatCardsSkeleton label={t('loading')} count={5} hasBars />
      <div aria-hidden className="grid gap-6 lg:grid-cols-[1fr_360px]">
        <ListSkeleton label={t('loading')} rows={6} variant="lines" />
        <Skeleton
          label={t('loading')}
          className="grid content-start gap-6 rounded-card border border-line bg-sheet p-4 md:p-6"
        >
          <SkeletonBlock className="my-1 h-3 w-28" />
          <div className="flex h-40 items-end gap-2">
            {Array.from({ length: 12 }, (_, index) => (
              <SkeletonBlock key={index} className={['h-3/5 grow', 'h-4/5 grow', 'h-2/5 grow'][index % 3]} />
            ))}
          </div>
        </Skeleton>
      </div>
    </div>
  );
}
