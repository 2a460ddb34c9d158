import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';

export function InboxSkeleton() {
  const t = useMessages();
  return (
    <Skeleton
      label={t('inbox.loading')}
      className="mt-6 grid rounded-card border border-line bg-sheet shadow-card lg:min-h-160 lg:grid-cols-[376px_1fr]"
    >
      <div className="lg:border-r lg:border-line">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="grid gap-2.5 border-b border-line px-4 py-4 last:max-lg:border-b-0">
            <div className="flex justify-between gap-8">
              <SkeletonBlock className="h-3 w-32" />
              <SkeletonBlock className="h-3 w-12" />
            </div>
            <SkeletonBlock className="h-3 w-48 max-w-full" />
            <SkeletonBlock className="h-3" />
          </div>
        ))}
      </div>
      <div className="grid content-start gap-3 p-6 max-lg:hidden">
        <SkeletonBlock className="h-5 w-64" />
        <SkeletonBlock className="h-3 w-80" />
        <SkeletonBlock className="mt-5 h-3 w-full max-w-140" />
        <SkeletonBlock className="h-3 w-full max-w-120" />
        <SkeletonBlock className="mt-4 h-28 rounded-lg" />
        <SkeletonBlock className="mt-6 h-3 w-16" />
        <SkeletonBlock className="h-36 rounded-control" />
      </div>
    </Skeleton>
  );
}
