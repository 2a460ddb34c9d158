import { Meter } from '@shortlist/shared-ui/components/meter';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../messages';
import { CardHeader } from '../../shared/card-header';
import { useFormatters } from '../../shared/use-formatters';

export function StaffPerformance({ tasksByStaff }: { tasksByStaff: Record<string, number> }) {
  const t = useMessages();
  const { formatInteger } = useFormatters();
  const rows = Object.entries(tasksByStaff).sort(([, count], [, otherCount]) => otherCount - count);
  const maxTaskCount = rows[0]?.[1] ?? 0;
  return (
    <Card className="grid content-start gap-4">
      <CardHeader title={t('reports.performance')} />
      {rows.length === 0 && <p className="text-sm text-ink-soft">{t('reports.noTasks')}</p>}
      <ul className="grid gap-4">
        {rows.map(([name, taskCount]) => (
          <li key={name} className="grid gap-2 text-sm">
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">{name}</span>
              <span className="font-medium tabular-nums">{formatInteger(taskCount)}</span>
            </p>
            <Meter label={name} value={(taskCount / maxTaskCount) * 100} tone="plain" thin />
          </li>
        ))}
      </ul>
    </Card>
  );
}
