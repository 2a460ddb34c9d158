import type { Activities } from '@shortlist/contracts/admin/reports';
import { useMessages } from '../../messages';
import { Figure, figuresClass } from '../../shared/figure';
import { useFormats } from '../../shared/format';
import type { Period } from './use-filters';

export function Figures({ summary, days }: { summary: Activities['summary']; days: Period }) {
  const t = useMessages();
  const { whole, plain, percent } = useFormats();
  const { totalTasks, tasksByPriority, followUpsRequired, averageTasksPerDay } = summary;
  const share = totalTasks > 0 ? (tasksByPriority.high / totalTasks) * 100 : 0;
  return (
    <dl className={figuresClass(4)}>
      <Figure name={t('reports.totalTasks')} value={whole(totalTasks)} note={t(`reports.in${days}`)} />
      <Figure
        name={t('reports.highPriority')}
        value={whole(tasksByPriority.high)}
        note={t('reports.ofAll', { share: percent(share) })}
      />
      <Figure
        name={t('reports.followUps')}
        value={whole(followUpsRequired)}
        note={t(followUpsRequired > 0 ? 'reports.waiting' : 'reports.noneWaiting')}
      />
      <Figure
        name={t('reports.average')}
        value={plain(averageTasksPerDay)}
        note={t('reports.days', { count: Number(days) })}
      />
    </dl>
  );
}
