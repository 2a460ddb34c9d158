import type { ActivitiesResponse } from '@shortlist/contracts/admin/reports';
import { useMessages } from '../../messages';
import { StatCard, getStatGridClass } from '../../shared/stat-card';
import { useFormatters } from '../../shared/use-formatters';
import type { Period } from './use-report-filters';

export function ReportStats({ summary, days }: { summary: ActivitiesResponse['summary']; days: Period }) {
  const t = useMessages();
  const { formatInteger, formatDecimal, formatPercent } = useFormatters();
  const { totalTasks, tasksByPriority, followUpsRequired, averageTasksPerDay } = summary;
  const highPriorityPercentage = totalTasks > 0 ? (tasksByPriority.high / totalTasks) * 100 : 0;
  return (
    <dl className={getStatGridClass(4)}>
      <StatCard name={t('reports.totalTasks')} value={formatInteger(totalTasks)} note={t(`reports.in${days}`)} />
      <StatCard
        name={t('reports.highPriority')}
        value={formatInteger(tasksByPriority.high)}
        note={t('reports.ofAll', { share: formatPercent(highPriorityPercentage) })}
      />
      <StatCard
        name={t('reports.followUps')}
        value={formatInteger(followUpsRequired)}
        note={t(followUpsRequired > 0 ? 'reports.waiting' : 'reports.noneWaiting')}
      />
      <StatCard
        name={t('reports.average')}
        value={formatDecimal(averageTasksPerDay)}
        note={t('reports.days', { count: Number(days) })}
      />
    </dl>
  );
}
