import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';

/** The four figures, while they are asked for. */
export function FiguresLoading() {
  const t = useMessages();
  return (
    <Skeleton label={t('reports.loading')} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {Array.from({ length: 4 }, (_, index) => (
        <Bone key={index} className="h-[106px] rounded-card" />
      ))}
    </Skeleton>
  );
}

/** A list, while it is asked for. */
export function ListLoading({ rows }: { rows: number }) {
  const t = useMessages();
  return (
    <Skeleton label={t('reports.loading')} className="grid gap-4 rounded-card border border-line bg-sheet p-6">
      {Array.from({ length: rows }, (_, index) => (
        <Bone key={index} className="h-9" />
      ))}
    </Skeleton>
  );
}
