import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Bar } from '@shortlist/shared-ui/components/bar';
import { Card } from '@shortlist/shared-ui/components/card';
import { Table } from '@shortlist/shared-ui/components/table';
import { useMessages } from '../../../messages';
import { CardEmpty, CardFigure, CardHead } from '../../../shared/card-head';
import { useFormats } from '../../../shared/format';

export function StaffUsage({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { money, whole, share } = useFormats();
  const rows = dashboard.staffUsage;
  const month = dashboard.summary.monthly.used;
  const shareOf = (cost: number) => (month > 0 ? (cost / month) * 100 : 0);
  const total = rows.reduce((sum, row) => sum + row.cost, 0);
  return (
    <Card pad={false} className="overflow-hidden">
      <CardHead bare title={t('usageTitle')}>
        {rows.length > 0 && <CardFigure>{t('usageTotal', { total: money(total) })}</CardFigure>}
      </CardHead>
      {rows.length === 0 ? (
        <CardEmpty>{t('usageEmpty')}</CardEmpty>
      ) : (
        <Table
          label={t('usageTitle')}
          rows={rows}
          rowKey={({ staffMember }) => staffMember}
          columns={[
            {
              key: 'staff',
              head: t('staff'),
              title: true,
              cell: (row) => <b className="font-medium">{row.staffMember}</b>,
            },
            { key: 'requests', head: t('requests'), figure: true, cell: (row) => whole(row.requests) },
            { key: 'tokens', head: t('tokens'), figure: true, cell: (row) => whole(row.tokens) },
            { key: 'cost', head: t('cost'), figure: true, cell: (row) => money(row.cost) },
            {
              key: 'share',
              head: t('share'),
              figure: true,
              cell: (row) => (
                <span className="flex grow items-center justify-end gap-3">
                  <Bar
                    label={row.staffMember}
                    value={shareOf(row.cost)}
                    tone="plain"
                    thin
                    className="w-24 max-sm:grow"
                  />
                  <span className="min-w-10">{share(shareOf(row.cost))}</span>
                </span>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
