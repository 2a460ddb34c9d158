import type { ActivitiesResponse } from '@shortlist/contracts/admin/reports';
import { Card } from '@shortlist/shared-ui/components/card';
import { Table } from '@shortlist/shared-ui/components/table';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';
import { ActivityTask } from '../../shared/activities/activity-task';
import { FollowUpBadge, PriorityBadge } from '../../shared/activities/activity-badges';
import { CardEmptyState, CardHeaderNote, CardHeader } from '../../shared/card-header';
import { useFormatters } from '../../shared/use-formatters';

const maxRows = 10;

export function RecentActivities({ summary, activities }: ActivitiesResponse) {
  const t = useMessages();
  const { formatCompactTime, formatDateTime, formatInteger } = useFormatters();
  const rows = activities.slice(0, maxRows);
  return (
    <Card padded={false} className="overflow-hidden">
      <CardHeader isPadded title={t('reports.recent')}>
        {rows.length > 0 && (
          <CardHeaderNote>
            {t('reports.shown', { shown: formatInteger(rows.length), all: formatInteger(summary.totalTasks) })}
          </CardHeaderNote>
        )}
      </CardHeader>
      {rows.length === 0 ? (
        <CardEmptyState>
          <p>{t('reports.noTasks')}</p>
          <Link to="/ai-staff" className="-my-3 inline-flex min-h-11 items-center">
            {t('tasks.assignOne')}
          </Link>
        </CardEmptyState>
      ) : (
        <Table
          label={t('reports.recent')}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'task',
              header: t('reports.task'),
              isRowHeader: true,
              cell: (activity) => (
                <ActivityTask activity={activity}>
                  <FollowUpBadge activity={activity} />
                </ActivityTask>
              ),
            },
            {
              key: 'priority',
              header: t('reports.priority'),
              cell: ({ priority }) => <PriorityBadge priority={priority} />,
            },
            {
              key: 'completed',
              header: t('reports.completed'),
              isNumeric: true,
              cell: ({ completedAt }) => (
                <time
                  dateTime={completedAt}
                  title={formatDateTime(completedAt)}
                  className="text-ink-soft sm:inline-block sm:max-w-20"
                >
                  {formatCompactTime(completedAt)}
                </time>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
