import type { ReactNode } from 'react';
import { Card } from '@shortlist/shared-ui/components/card';
import { Table } from '@shortlist/shared-ui/components/table';
import { useMessages } from '../../../messages';
import { CardEmpty, CardHead } from '../../../shared/card-head';
import { useFormats } from '../../../shared/format';

interface Row {
  id: string;
  name: string;
  requests: number;
  tokens: number;
  cost: number;
}

interface Props {
  title: string;
  head: string;
  rows: Row[];
  action?: ReactNode;
}

export function UsageTable({ title, head, rows, action }: Props) {
  const t = useMessages();
  const { money, whole } = useFormats();
  return (
    <Card pad={false} className="overflow-hidden">
      <CardHead bare title={title}>
        {action}
      </CardHead>
      {rows.length === 0 ? (
        <CardEmpty>{t('spend.monthEmpty')}</CardEmpty>
      ) : (
        <Table
          label={title}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              head,
              title: true,
              cell: ({ id, name }) => (
                <span className="wrap-anywhere">
                  <span className="font-medium">{name}</span>
                  {id !== name && <code className="block text-xs text-ink-soft">{id}</code>}
                </span>
              ),
            },
            { key: 'requests', head: t('requests'), figure: true, cell: (row) => whole(row.requests) },
            { key: 'tokens', head: t('tokens'), figure: true, cell: (row) => whole(row.tokens) },
            { key: 'cost', head: t('cost'), figure: true, cell: (row) => money(row.cost) },
          ]}
        />
      )}
    </Card>
  );
}
