import type { Activities } from '@shortlist/contracts/admin/reports';
import { Card } from '@shortlist/shared-ui/components/card';
import { Table } from '@shortlist/shared-ui/components/table';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';
import { ActivityTask } from '../../shared/activities/activity-task';
import { FollowUpBadge, PriorityBadge } from '../../shared/activities/badges';
import { CardEmpty, CardFigure, CardHead } from '../../shared/card-head';
import { useFormats } from '../../shared/format';

/** Number of rows shown, from the specification. */
const shown = 10;

export function Recent({ summary, activities }: Activities) {
  const t = useMessages();
  const { moment, time, whole } = useFormats();
  const rows = activities.slice(0, shown);
  return (
    <Card pad={false} className="overflow-hidden">
      <CardHead bare title={t('reports.recent')}>
        {rows.length > 0 && (
          <CardFigure>{t('reports.shown', { shown: whole(rows.length), all: whole(summary.totalTasks) })}</CardFigure>
        )}
      </CardHead>
      {rows.length === 0 ? (
        <CardEmpty>
          <p>{t('reports.noTasks')}</p>
          <Link to="/ai-staff" className="-my-3 inline-flex min-h-11 items-center">
            {t('tasks.assignOne')}
          </Link>
        </CardEmpty>
      ) : (
        <Table
          label={t('reports.recent')}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'task',
              head: t('reports.task'),
              title: true,
              cell: (activity) => (
                <ActivityTask activity={activity}>
                  <FollowUpBadge activity={activity} />
                </ActivityTask>
              ),
            },
            {
              key: 'priority',
              head: t('reports.priority'),
              cell: ({ priority }) => <PriorityBadge priority={priority} />,
            },
            {
              key: 'completed',
              head: t('reports.completed'),
              figure: true,
              cell: ({ completedAt }) => (
                <time
                  dateTime={completedAt}
                  title={time(completedAt)}
                  className="text-ink-soft sm:inline-block sm:max-w-20"
                >
                  {moment(completedAt)}
                </time>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
