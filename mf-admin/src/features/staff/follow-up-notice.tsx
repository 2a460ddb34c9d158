import { Flag } from 'lucide-react';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { useUpdateFollowUp } from '../../shared/queries';

export function FollowUpNotice({ activityId }: { activityId?: string }) {
  const t = useMessages();
  return (
    <Alert
      tone="warn"
      icon={<Flag size={20} aria-hidden />}
      title={t('tasks.followUp')}
      action={activityId && <TakeOverButton activityId={activityId} />}
    >
      <span className="block">{t('tasks.followUpText')}</span>
    </Alert>
  );
}

function TakeOverButton({ activityId }: { activityId: string }) {
  const t = useMessages();
  const { mutate, data, isPending } = useUpdateFollowUp(activityId);
  const isMine = Boolean(data?.assignee);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {isMine && <span>{t('activity.takenBy', { name: data?.assignee ?? '' })}</span>}
      <Button size="sm" busy={isPending} onClick={() => mutate({ mine: !isMine })}>
        {t(isMine ? 'activity.handBack' : 'tasks.takeOver')}
      </Button>
    </div>
  );
}
