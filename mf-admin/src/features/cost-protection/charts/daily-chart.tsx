import { ChevronRight } from 'lucide-react';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Card } from '@shortlist/shared-ui/components/card';
import { Table } from '@shortlist/shared-ui/components/table';
import { useMessages } from '../../../messages';
import { CardFigure, CardHead } from '../../../shared/card-head';
import { useFormats } from '../../../shared/format';
import { Line, Plot } from './plot';
import { ticksUpTo } from './scale';

const dateEvery = 10;

const colourOf = (percentage: number) =>
  percentage >= 90 ? 'fill-danger' : percentage >= 70 ? 'fill-warn' : 'fill-good';

export function DailyChart({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { money, axis, whole, day, shortDay } = useFormats();
  const { days } = dashboard;
  const limit = dashboard.config.dailyLimit;
  const most = Math.max(...days.map(({ cost }) => cost));
  const total = days.reduce((sum, { cost }) => sum + cost, 0);
  // A limit far above actual spending would flatten the bars.
  const isLimitShown = limit > 0 && limit <= most * 4;
  const ticks = ticksUpTo(isLimitShown ? Math.max(most, limit) : most);
  const top = ticks.at(-1) ?? 1;
  const width = 100 / days.length;
  const highest = days.find(({ cost }) => cost === most);
  if (!(most > 0)) {
    return (
      <Card className="grid content-start gap-3">
        <CardHead title={t('spend.daysTitle')}>
          <CardFigure>{t('spend.dailyLimitOf', { limit: money(limit) })}</CardFigure>
        </CardHead>
        <p className="text-sm text-ink-soft">{t('spend.daysEmpty')}</p>
      </Card>
    );
  }
  return (
    <Card className="grid content-start gap-5">
      <CardHead title={t('spend.daysTitle')}>
        <CardFigure>{t('spend.dailyLimitOf', { limit: money(limit) })}</CardFigure>
      </CardHead>
      <Plot
        label={t('spend.daysLabel', {
          total: money(total),
          most: money(most),
          day: highest ? day(highest.day) : '',
        })}
        ticks={ticks}
        format={axis(ticks)}
        className="h-40"
        below={days.flatMap((one, index) =>
          (days.length - 1 - index) % dateEvery === 0
            ? [{ at: (index + 0.5) / days.length, text: shortDay(one.day) }]
            : [],
        )}
      >
        {days.map((one, index) => {
          const height = (one.cost / top) * 100;
          return (
            <rect
              key={one.day}
              x={index * width + width * 0.14}
              width={width * 0.72}
              y={100 - height}
              height={height}
              className={colourOf(limit > 0 ? (one.cost / limit) * 100 : one.cost > 0 ? 100 : 0)}
            >
              <title>{`${day(one.day)}: ${money(one.cost)}`}</title>
            </rect>
          );
        })}
        {isLimitShown && <Line y={100 - (limit / top) * 100} className="stroke-ink-soft" dashed />}
      </Plot>
      <p className="text-xs text-ink-soft">{t('spend.daysNote', { total: money(total) })}</p>
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
              { key: 'day', head: t('spend.day'), title: true, cell: (row) => day(row.day) },
              { key: 'calls', head: t('spend.paidCalls'), figure: true, cell: (row) => whole(row.calls) },
              { key: 'cost', head: t('cost'), figure: true, cell: (row) => money(row.cost) },
            ]}
          />
        </div>
      </details>
    </Card>
  );
}
