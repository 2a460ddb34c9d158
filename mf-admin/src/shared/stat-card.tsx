import { Meter } from '@shortlist/shared-ui/components/meter';
import { clsx } from 'clsx';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';

const cardClass = 'flex flex-col gap-1 rounded-card border border-line bg-sheet p-4 shadow-card';
const gridClasses = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5 *:first:max-lg:col-span-2' };

export const getStatGridClass = (count: keyof typeof gridClasses) =>
  clsx('grid grid-cols-2 gap-3 lg:gap-4', gridClasses[count]);

interface Props {
  name: string;
  value: string;
  note: string;
  /** Percentage of a limit. */
  percentage?: number;
}

export function StatCard({ name, value, note, percentage }: Props) {
  return (
    <div className={cardClass}>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-serif text-2xl leading-8 font-display tracking-display tabular-nums lining-nums">{value}</dd>
      {percentage !== undefined && (
        <dd>
          <Meter label={name} value={percentage} />
        </dd>
      )}
      <dd className="mt-auto text-xs text-ink-soft">{note}</dd>
    </div>
  );
}

export function StatCardsSkeleton({
  label,
  count,
  hasBars = false,
}: {
  label: string;
  count: keyof typeof gridClasses;
  hasBars?: boolean;
}) {
  return (
    <Skeleton label={label} className={getStatGridClass(count)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={cardClass}>
          <SkeletonBlock className="my-1 h-2.5 w-20 max-w-full" />
          <SkeletonBlock className="my-1 h-6 w-24 max-w-full" />
          {hasBars && <SkeletonBlock className="h-2" />}
          <SkeletonBlock className="my-1 h-2.5 w-28 max-w-full" />
        </div>
      ))}
    </Skeleton>
  );
}
