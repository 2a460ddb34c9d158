import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';

/** The four figures and the lists, while they are asked for. */
export function Loading() {
  const t = useMessages();
  return (
    <Skeleton label={t('reports.loading')} className="grid gap-6">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Bone key={index} className="h-[114px] rounded-card" />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-[312px_1fr]">
        <Bone className="h-72 rounded-card" />
        <Bone className="h-96 rounded-card" />
      </div>
    </Skeleton>
  );
}
