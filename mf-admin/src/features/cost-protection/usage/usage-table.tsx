import type { ReactNode } from 'react';
import { Card } from '@shortlist/shared-ui/components/card';
import { Table } from '@shortlist/shared-ui/components/table';
import { useMessages } from '../../../messages';
import { CardEmptyState, CardHeader } from '../../../shared/card-header';
import { useFormatters } from '../../../shared/use-formatters';

interface UsageRow {
  id: string;
  name: string;
  requests: number;
  tokens: number;
  cost: number;
}

interface Props {
  title: string;
  nameHeader: string;
  rows: UsageRow[];
  action?: ReactNode;
}

export function UsageTable({ title, nameHeader, rows, action }: Props) {
  const t = useMessages();
  const { formatDollars, formatInteger } = useFormatters();
  return (
    <Card padded={false} className="overflow-hidden">
      <CardHeader isPadded title={title}>
        {action}
      </CardHeader>
      {rows.length === 0 ? (
        <CardEmptyState>{t('spend.monthEmpty')}</CardEmptyState>
      ) : (
        <Table
          label={title}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              header: nameHeader,
              isRowHeader: true,
              cell: ({ id, name }) => (
                <span className="wrap-anywhere">
                  <span className="font-medium">{name}</span>
                  {id !== name && <code className="block text-xs text-ink-soft">{id}</code>}
                </span>
              ),
            },
            { key: 'requests', header: t('requests'), isNumeric: true, cell: (row) => formatInteger(row.requests) },
            { key: 'tokens', header: t('tokens'), isNumeric: true, cell: (row) => formatInteger(row.tokens) },
            { key: 'cost', header: t('cost'), isNumeric: true, cell: (row) => formatDollars(row.cost) },
          ]}
        />
      )}
    </Card>
  );
}
