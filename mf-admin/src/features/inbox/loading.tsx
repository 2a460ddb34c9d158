import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';

export function InboxLoading() {
  const t = useMessages();
  return (
    <Skeleton label={t('inbox.loading')} className="mt-6 grid gap-6 lg:grid-cols-[352px_1fr]">
      <div className="grid content-start gap-3">
        {Array.from({ length: 5 }, (_, index) => (
          <Bone key={index} className="h-21 rounded-card" />
        ))}
      </div>
      <Bone className="h-120 rounded-card max-lg:hidden" />
    </Skeleton>
  );
}
