import { Check, UserRound } from 'lucide-react';
import type { Activity } from '@shortlist/contracts/admin/reports';
import { useToast } from '@shortlist/shared-ui/area';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../../messages';
import { ActivityTask } from '../../shared/activities/activity-task';
import { PriorityBadge } from '../../shared/activities/activity-badges';
import { useUpdateFollowUp } from '../../shared/queries';
import { useFormatters } from '../../shared/use-formatters';

export function FollowUpRow({ activity, onResolved }: { activity: Activity; onResolved: () => void }) {
  const t = useMessages();
  const toast = useToast();
  const { formatCompactTime } = useFormatters();
  const { user } = useSession();
  const { mutate, mutateAsync, isPending, variables } = useUpdateFollowUp(activity.id);
  const { assignee, staffMember, completedAt, priority } = activity;
  const isMine = assignee !== null && assignee === user?.username;
  const resolve = async () => {
    try {
      await mutateAsync({ resolved: true });
    } catch {
      return; // The mutation has already shown the error.
    }
    const undo = { label: t('reports.undo'), onPress: () => mutate({ resolved: false }) };
    toast({ title: t('reports.resolvedToast'), description: staffMember, action: undo });
    onResolved();
  };
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line px-4 py-3 text-sm md:grid-cols-[1fr_auto] md:px-6">
      <ActivityTask activity={activity}>
        <PriorityBadge priority={priority} />
        {assignee && (
          <Badge tone={isMine ? 'accent' : 'neutral'} icon={<UserRound size={12} aria-hidden />}>
            {isMine ? t('reports.mine') : assignee}
          </Badge>
        )}
        <time dateTime={completedAt} className="text-xs font-normal text-ink-soft tabular-nums">
          {formatCompactTime(completedAt)}
        </time>
      </ActivityTask>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          className="min-w-20"
          variant={isMine ? 'quiet' : 'secondary'}
          busy={isPending && variables.mine !== undefined}
          onClick={() => mutate({ mine: !isMine })}
        >
          {t(isMine ? 'activity.handBack' : 'reports.take')}
        </Button>
        <Button
          size="sm"
          icon={<Check size={16} aria-hidden />}
          busy={isPending && variables.resolved !== undefined}
          onClick={() => void resolve()}
        >
          {t('reports.resolve')}
        </Button>
      </div>
    </li>
  );
}
