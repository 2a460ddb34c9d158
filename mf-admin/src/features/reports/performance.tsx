import { Bar } from '@shortlist/shared-ui/components/bar';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../messages';
import { CardHead } from '../../shared/card-head';
import { useFormats } from '../../shared/format';

export function Performance({ tasksByStaff }: { tasksByStaff: Record<string, number> }) {
  const t = useMessages();
  const { whole } = useFormats();
  const rows = Object.entries(tasksByStaff).sort(([, one], [, other]) => other - one);
  const most = rows[0]?.[1] ?? 0;
  return (
    <Card className="grid content-start gap-4">
      <CardHead title={t('reports.performance')} />
      {rows.length === 0 && <p className="text-sm text-ink-soft">{t('reports.noTasks')}</p>}
      <ul className="grid gap-4">
        {rows.map(([name, tasks]) => (
          <li key={name} className="grid gap-2 text-sm">
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">{name}</span>
              <span className="font-medium tabular-nums">{whole(tasks)}</span>
            </p>
            <Bar label={name} value={(tasks / most) * 100} tone="plain" thin />
          </li>
        ))}
      </ul>
    </Card>
  );
}
