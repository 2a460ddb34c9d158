import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../../messages';
import { CardHeaderNote, CardHeader } from '../../../shared/card-header';
import { useFormatters } from '../../../shared/use-formatters';
import { HorizontalLine, Plot, getTicks } from './plot';

const labeledDays = [1, 5, 10, 15, 20, 25];

export function MonthlyCostChart({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { formatDollars, createAxisFormatter, formatMonthName } = useFormatters();
  const { used, limit } = dashboard.summary.monthly;
  const { projectedMonthly } = dashboard.projections;
  const cumulativeCosts = getCumulativeCosts(dashboard);
  const { today, lastDay } = getMonthDays(dashboard);
  const maxAmount = Math.max(used, projectedMonthly);
  const isLimitShown = limit > 0 && (maxAmount === 0 || limit <= maxAmount * 4);
  const ticks = getTicks(isLimitShown ? Math.max(maxAmount, limit) : maxAmount);
  const maxTick = ticks.at(-1) ?? 1;
  const toX = (day: number) => (day / lastDay) * 100;
  const toY = (amount: number) => 100 - (amount / maxTick) * 100;
  const points = [`0,100`, ...cumulativeCosts.map(({ day, sum }) => `${toX(day)},${toY(sum)}`)];
  const month = formatMonthName(dashboard.lastUpdated);
  return (
    <Card className="grid content-start gap-6">
      <CardHeader title={t('spend.monthTitle', { month })}>
        <CardHeaderNote>{t('spend.dotted')}</CardHeaderNote>
      </CardHeader>
      <Plot
        label={t('spend.monthLabel', {
          month,
          used: formatDollars(used),
          projected: formatDollars(projectedMonthly),
          limit: formatDollars(limit),
        })}
        ticks={ticks}
        formatTick={createAxisFormatter(ticks)}
        className="h-56"
        xLabels={[...labeledDays, lastDay].map((day) => ({ position: day / lastDay, text: String(day) }))}
        overlay={
          <>
            <Dot x={toX(today)} height={100 - toY(used)} className="border-2 border-accent bg-sheet" />
            <Dot
              x={100}
              height={100 - toY(projectedMonthly)}
              className={projectedMonthly > limit ? 'bg-danger' : 'bg-accent'}
            />
          </>
        }
      >
        <polygon points={`${points.join(' ')} ${toX(today)},100`} className="fill-accent-soft" />
        <polyline
          points={points.join(' ')}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-accent stroke-2"
        />
        <line
          x1={toX(today)}
          y1={toY(used)}
          x2="100"
          y2={toY(projectedMonthly)}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="3 5"
          strokeLinecap="round"
          className={projectedMonthly > limit ? 'stroke-danger stroke-2' : 'stroke-accent stroke-2'}
        />
        {isLimitShown && <HorizontalLine y={toY(limit)} className="stroke-danger" dashed />}
      </Plot>
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:flex sm:flex-wrap">
        <LegendItem name={t('spent')} amount={formatDollars(used)} swatchClass="bg-accent" />
        <LegendItem
          name={t('projected')}
          amount={formatDollars(projectedMonthly)}
          swatchClass={projectedMonthly > limit ? 'bg-danger' : 'border-2 border-dotted border-accent'}
        />
        <LegendItem
          name={t('limit')}
          amount={formatDollars(limit)}
          swatchClass="border-t-2 border-dashed border-danger rounded-none h-0!"
        />
      </dl>
    </Card>
  );
}

function Dot({ x, height, className }: { x: number; height: number; className: string }) {
  return (
    <span
      className={`absolute size-3 -translate-x-1/2 translate-y-1/2 rounded-full ${className}`}
      style={{ left: `${x}%`, bottom: `${height}%` }}
    />
  );
}

function LegendItem({ name, amount, swatchClass }: { name: string; amount: string; swatchClass: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 sm:grid sm:gap-0.5">
      <dt className="flex items-center gap-2 text-xs text-ink-soft">
        <span aria-hidden className={`h-2 w-4 rounded-sm ${swatchClass}`} />
        {name}
      </dt>
      <dd className="font-medium tabular-nums">{amount}</dd>
    </div>
  );
}

function getMonthDays({ lastUpdated }: CostDashboard): { today: number; lastDay: number } {
  const now = new Date(lastUpdated);
  const lastDate = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0));
  return { today: now.getUTCDate(), lastDay: lastDate.getUTCDate() };
}

/**
 * Returns the cumulative cost at the end of each day. `days` may not include the first days of a long month, so the sum
 * starts with their total cost.
 */
function getCumulativeCosts({ days, lastUpdated, summary }: CostDashboard): { day: number; sum: number }[] {
  const daysOfMonth = days.filter(({ day }) => day.slice(0, 7) === lastUpdated.slice(0, 7));
  let sum = Math.max(0, summary.monthly.used - daysOfMonth.reduce((total, { cost }) => total + cost, 0));
  return daysOfMonth.map(({ day, cost }) => ({ day: Number(day.slice(8)), sum: (sum += cost) }));
}
