import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';

/** The five figures and the table, while they are asked for. */
export function Loading() {
  const t = useMessages();
  return (
    <Skeleton label={t('loading')} className="grid gap-8">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5 lg:gap-4">
        {Array.from({ length: 5 }, (_, index) => (
          <Bone key={index} className="h-[124px] rounded-card first:max-lg:col-span-2" />
        ))}
      </div>
      <Bone className="h-11 w-60" />
      <Bone className="h-80 rounded-card" />
    </Skeleton>
  );
}
