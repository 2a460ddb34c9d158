import { Link } from '@shortlist/shared-ui/navigation/link';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { ActivityTask } from '../../shared/activities/activity-task';
import { FollowUpBadge } from '../../shared/activities/activity-badges';
import { activitiesQuery } from '../../shared/queries';
import { useFormatters } from '../../shared/use-formatters';

const maxTasks = 5;

export function TodaysTasks() {
  const t = useMessages();
  const { formatCompactTime } = useFormatters();
  const activities = useQuery(activitiesQuery(1)).data?.activities ?? [];
  if (activities.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="todays-tasks">
      <h2 id="todays-tasks" className="text-sm font-semibold">
        {t('tasks.last24Hours')}
      </h2>
      <ul className="border-b border-line">
        {activities.slice(0, maxTasks).map((activity) => (
          <li
            key={activity.id}
            className="grid gap-x-3 gap-y-1 border-t border-line py-3 text-sm sm:grid-cols-[64px_1fr]"
          >
            <time dateTime={activity.completedAt} className="text-xs leading-5 text-ink-soft tabular-nums">
              {formatCompactTime(activity.completedAt)}
            </time>
            <ActivityTask activity={activity}>
              <FollowUpBadge activity={activity} />
            </ActivityTask>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        <Link to="/ai-reports?days=1" className="inline-flex min-h-11 items-center">
          {t('tasks.allReports')}
        </Link>
      </p>
    </section>
  );
}
