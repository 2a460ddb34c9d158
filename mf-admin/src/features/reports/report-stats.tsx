import type { ActivitiesResponse } from '@shortlist/contracts/admin/reports';
import { useMessages } from '../../messages';
import { StatCard, getStatGridClass } from '../../shared/stat-card';
import { useFormatters } from '../../shared/use-formatters';
import type { Period } from './use-report-filters';

export function ReportStats({ summary, days }: { summary: ActivitiesResponse['summary']; days: Period }) {
  const t = useMessages();
  const { integer, decimal, percent } = useFormatters();
  const { totalTasks, tasksByPriority, followUpsRequired, averageTasksPerDay } = summary;
  const highPriorityPercentage = totalTasks > 0 ? (tasksByPriority.high / totalTasks) * 100 : 0;
  return (
    <dl className={getStatGridClass(4)}>
      <StatCard name={t('reports.totalTasks')} value={integer(totalTasks)} note={t(`reports.in${days}`)} />
      <StatCard
        name={t('reports.highPriority')}
        value={integer(tasksByPriority.high)}
        note={t('reports.ofAll', { share: percent(highPriorityPercentage) })}
      />
      <StatCard
        name={t('reports.followUps')}
        value={integer(followUpsRequired)}
        note={t(followUpsRequired > 0 ? 'reports.waiting' : 'reports.noneWaiting')}
      />
      <StatCard
        name={t('reports.average')}
        value={decimal(averageTasksPerDay)}
        note={t('reports.days', { count: Number(days) })}
      />
    </dl>
  );
}
