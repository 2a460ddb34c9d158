import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Meter } from '@shortlist/shared-ui/components/meter';
import { Card } from '@shortlist/shared-ui/components/card';
import { Table } from '@shortlist/shared-ui/components/table';
import { useMessages } from '../../../messages';
import { CardEmptyState, CardHeaderNote, CardHeader } from '../../../shared/card-header';
import { useFormatters } from '../../../shared/use-formatters';

export function StaffUsage({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { formatDollars, formatInteger, formatPercentOfTotal } = useFormatters();
  const rows = dashboard.staffUsage;
  const monthlyCost = dashboard.summary.monthly.used;
  const getShare = (cost: number) => (monthlyCost > 0 ? (cost / monthlyCost) * 100 : 0);
  const total = rows.reduce((sum, row) => sum + row.cost, 0);
  return (
    <Card padded={false} className="overflow-hidden">
      <CardHeader isPadded title={t('usageTitle')}>
        {rows.length > 0 && <CardHeaderNote>{t('usageTotal', { total: formatDollars(total) })}</CardHeaderNote>}
      </CardHeader>
      {rows.length === 0 ? (
        <CardEmptyState>{t('usageEmpty')}</CardEmptyState>
      ) : (
        <Table
          label={t('usageTitle')}
          rows={rows}
          rowKey={({ staffMember }) => staffMember}
          columns={[
            {
              key: 'staff',
              header: t('staff'),
              isRowHeader: true,
              cell: (row) => <b className="font-medium">{row.staffMember}</b>,
            },
            { key: 'requests', header: t('requests'), isNumeric: true, cell: (row) => formatInteger(row.requests) },
            { key: 'tokens', header: t('tokens'), isNumeric: true, cell: (row) => formatInteger(row.tokens) },
            { key: 'cost', header: t('cost'), isNumeric: true, cell: (row) => formatDollars(row.cost) },
            {
              key: 'share',
              header: t('share'),
              isNumeric: true,
              cell: (row) => (
                <span className="flex grow items-center justify-end gap-3">
                  <Meter
                    label={row.staffMember}
                    value={getShare(row.cost)}
                    tone="plain"
                    thin
                    className="w-24 max-sm:grow"
                  />
                  <span className="min-w-10">{formatPercentOfTotal(getShare(row.cost))}</span>
                </span>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
