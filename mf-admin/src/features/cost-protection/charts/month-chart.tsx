import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../../messages';
import { CardFigure, CardHead } from '../../../shared/card-head';
import { useFormats } from '../../../shared/format';
import { Line, Plot } from './plot';
import { ticksUpTo } from './scale';

const dates = [1, 5, 10, 15, 20, 25];

export function MonthChart({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { money, axis, monthName } = useFormats();
  const { used, limit } = dashboard.summary.monthly;
  const { projectedMonthly } = dashboard.projections;
  const sums = sumsOf(dashboard);
  const { today, last } = daysOf(dashboard);
  const most = Math.max(used, projectedMonthly);
  const isLimitShown = limit > 0 && (most === 0 || limit <= most * 4);
  const ticks = ticksUpTo(isLimitShown ? Math.max(most, limit) : most);
  const top = ticks.at(-1) ?? 1;
  const x = (day: number) => (day / last) * 100;
  const y = (amount: number) => 100 - (amount / top) * 100;
  const points = [`0,100`, ...sums.map(({ day, sum }) => `${x(day)},${y(sum)}`)];
  const month = monthName(dashboard.lastUpdated);
  return (
    <Card className="grid content-start gap-6">
      <CardHead title={t('spend.monthTitle', { month })}>
        <CardFigure>{t('spend.dotted')}</CardFigure>
      </CardHead>
      <Plot
        label={t('spend.monthLabel', {
          month,
          used: money(used),
          projected: money(projectedMonthly),
          limit: money(limit),
        })}
        ticks={ticks}
        format={axis(ticks)}
        className="h-56"
        below={[...dates, last].map((day) => ({ at: day / last, text: String(day) }))}
        over={
          <>
            <Dot at={x(today)} height={100 - y(used)} look="border-2 border-accent bg-sheet" />
            <Dot
              at={100}
              height={100 - y(projectedMonthly)}
              look={projectedMonthly > limit ? 'bg-danger' : 'bg-accent'}
            />
          </>
        }
      >
        <polygon points={`${points.join(' ')} ${x(today)},100`} className="fill-accent-soft" />
        <polyline
          points={points.join(' ')}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-accent stroke-2"
        />
        <line
          x1={x(today)}
          y1={y(used)}
          x2="100"
          y2={y(projectedMonthly)}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="3 5"
          strokeLinecap="round"
          className={projectedMonthly > limit ? 'stroke-danger stroke-2' : 'stroke-accent stroke-2'}
        />
        {isLimitShown && <Line y={y(limit)} className="stroke-danger" dashed />}
      </Plot>
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:flex sm:flex-wrap">
        <Amount name={t('spent')} amount={money(used)} look="bg-accent" />
        <Amount
          name={t('projected')}
          amount={money(projectedMonthly)}
          look={projectedMonthly > limit ? 'bg-danger' : 'border-2 border-dotted border-accent'}
        />
        <Amount
          name={t('limit')}
          amount={money(limit)}
          look="border-t-2 border-dashed border-danger rounded-none h-0!"
        />
      </dl>
    </Card>
  );
}

function Dot({ at, height, look }: { at: number; height: number; look: string }) {
  return (
    <span
      className={`absolute size-3 -translate-x-1/2 translate-y-1/2 rounded-full ${look}`}
      style={{ left: `${at}%`, bottom: `${height}%` }}
    />
  );
}

function Amount({ name, amount, look }: { name: string; amount: string; look: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 sm:grid sm:gap-0.5">
      <dt className="flex items-center gap-2 text-xs text-ink-soft">
        <span aria-hidden className={`h-2 w-4 rounded-sm ${look}`} />
        {name}
      </dt>
      <dd className="font-medium tabular-nums">{amount}</dd>
    </div>
  );
}

function daysOf({ lastUpdated }: CostDashboard): { today: number; last: number } {
  const now = new Date(lastUpdated);
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0));
  return { today: now.getUTCDate(), last: last.getUTCDate() };
}

/**
 * Returns the cumulative spending at the end of each day. `days` may not cover the start of a long month, so the sum
 * starts with the spending that it does not cover.
 */
function sumsOf({ days, lastUpdated, summary }: CostDashboard): { day: number; sum: number }[] {
  const ofMonth = days.filter(({ day }) => day.slice(0, 7) === lastUpdated.slice(0, 7));
  let sum = Math.max(0, summary.monthly.used - ofMonth.reduce((all, { cost }) => all + cost, 0));
  return ofMonth.map(({ day, cost }) => ({ day: Number(day.slice(8)), sum: (sum += cost) }));
}
