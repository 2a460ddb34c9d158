import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';

interface Props {
  label: string;
  rows: number;
  variant: 'lines' | 'entries';
}

export function ListSkeleton({ label, rows, variant }: Props) {
  return (
    <Skeleton label={label} className="min-w-0 rounded-card border border-line bg-sheet shadow-card">
      <div className="px-4 pt-5 pb-4 md:px-6 md:pt-7">
        <SkeletonBlock className="h-3 w-36" />
      </div>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex items-center justify-between gap-8 border-t border-line px-4 py-3.5 md:px-6">
          <div className="grid grow gap-2">
            <SkeletonBlock className="h-3 w-40 max-w-full" />
            {variant === 'entries' && <SkeletonBlock className="h-3 w-full max-w-100" />}
          </div>
          <SkeletonBlock className="h-3 w-12" />
        </div>
      ))}
    </Skeleton>
  );
}
