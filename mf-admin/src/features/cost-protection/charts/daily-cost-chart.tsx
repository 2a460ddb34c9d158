import { ChevronRight } from 'lucide-react';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Card } from '@shortlist/shared-ui/components/card';
import { Table } from '@shortlist/shared-ui/components/table';
import { useMessages } from '../../../messages';
import { CardHeaderNote, CardHeader } from '../../../shared/card-header';
import { useFormatters } from '../../../shared/use-formatters';
import { HorizontalLine, Plot, getTicks } from './plot';

const daysPerLabel = 10;

const getBarClass = (percentage: number) =>
  percentage >= 90 ? 'fill-danger' : percentage >= 70 ? 'fill-warn' : 'fill-good';

export function DailyCostChart({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { formatDollars, createAxisFormatter, formatInteger, formatLongDate, formatShortDate } = useFormatters();
  const { days } = dashboard;
  const limit = dashboard.config.dailyLimit;
  const maxCost = Math.max(...days.map(({ cost }) => cost));
  const total = days.reduce((sum, { cost }) => sum + cost, 0);
  // A limit far above the actual costs would flatten the bars.
  const isLimitShown = limit > 0 && limit <= maxCost * 4;
  const ticks = getTicks(isLimitShown ? Math.max(maxCost, limit) : maxCost);
  const maxTick = ticks.at(-1) ?? 1;
  const slotWidth = 100 / days.length;
  const costliestDay = days.find(({ cost }) => cost === maxCost);
  if (!(maxCost > 0)) {
    return (
      <Card className="grid content-start gap-3">
        <CardHeader title={t('spend.daysTitle')}>
          <CardHeaderNote>{t('spend.dailyLimitOf', { limit: formatDollars(limit) })}</CardHeaderNote>
        </CardHeader>
        <p className="text-sm text-ink-soft">{t('spend.daysEmpty')}</p>
      </Card>
    );
  }
  return (
    <Card className="grid content-start gap-5">
      <CardHeader title={t('spend.daysTitle')}>
        <CardHeaderNote>{t('spend.dailyLimitOf', { limit: formatDollars(limit) })}</CardHeaderNote>
      </CardHeader>
      <Plot
        label={t('spend.daysLabel', {
          total: formatDollars(total),
          most: formatDollars(maxCost),
          day: costliestDay ? formatLongDate(costliestDay.day) : '',
        })}
        ticks={ticks}
        formatTick={createAxisFormatter(ticks)}
        className="h-40"
        xLabels={days.flatMap((entry, index) =>
          (days.length - 1 - index) % daysPerLabel === 0
            ? [{ position: (index + 0.5) / days.length, text: formatShortDate(entry.day) }]
            : [],
        )}
      >
        {days.map((entry, index) => {
          const height = (entry.cost / maxTick) * 100;
          return (
            <rect
              key={entry.day}
              x={index * slotWidth + slotWidth * 0.14}
              width={slotWidth * 0.72}
              y={100 - height}
              height={height}
              className={getBarClass(limit > 0 ? (entry.cost / limit) * 100 : entry.cost > 0 ? 100 : 0)}
            >
              <title>{`${formatLongDate(entry.day)}: ${formatDollars(entry.cost)}`}</title>
            </rect>
          );
        })}
        {isLimitShown && <HorizontalLine y={100 - (limit / maxTick) * 100} className="stroke-ink-soft" dashed />}
      </Plot>
      <p className="text-xs text-ink-soft">{t('spend.daysNote', { total: formatDollars(total) })}</p>
      <details className="group text-sm">
        <summary className="flex min-h-6 w-fit list-none items-center gap-1 text-accent underline decoration-1 underline-offset-[3px] max-md:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight size={16} className="transition-transform group-open:rotate-90" aria-hidden />
          {t('spend.asTable')}
        </summary>
        <div className="mt-3 max-h-80 overflow-y-auto rounded-control border border-line">
          <Table
            label={t('spend.daysTitle')}
            rows={[...days].reverse()}
            rowKey={(row) => row.day}
            columns={[
              { key: 'day', header: t('spend.day'), isRowHeader: true, cell: (row) => formatLongDate(row.day) },
              { key: 'calls', header: t('spend.paidCalls'), isNumeric: true, cell: (row) => formatInteger(row.calls) },
              { key: 'cost', header: t('cost'), isNumeric: true, cell: (row) => formatDollars(row.cost) },
            ]}
          />
        </div>
      </details>
    </Card>
  );
}
