import type { Activities } from '@shortlist/contracts/admin/reports';
import { useMessages } from '../../messages';
import { useFormats } from '../../shared/format';
import type { Period } from './use-filters';

/** The four figures of the summary. */
export function Figures({ summary, days }: { summary: Activities['summary']; days: Period }) {
  const t = useMessages();
  const { whole, plain, percent } = useFormats();
  const { totalTasks, tasksByPriority, followUpsRequired, averageTasksPerDay } = summary;
  const share = totalTasks > 0 ? (tasksByPriority.high / totalTasks) * 100 : 0;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
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

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-sheet p-4 shadow-card">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-serif text-2xl leading-8 font-display tracking-display tabular-nums lining-nums">{value}</dd>
      <dd className="mt-auto text-xs text-ink-soft">{note}</dd>
    </div>
  );
}
