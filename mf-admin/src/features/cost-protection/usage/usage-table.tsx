import type { ReactNode } from 'react';
import { Card } from '@shortlist/shared-ui/components/card';
import { Table } from '@shortlist/shared-ui/components/table';
import { useMessages } from '../../../messages';
import { useFormats } from '../../../shared/format';

interface Row {
  name: string;
  requests: number;
  tokens: number;
  cost: number;
}

interface Props {
  title: string;
  /** Head of the names. */
  head: string;
  rows: Row[];
  action?: ReactNode;
}

/** What the month's calls were for, or by which model. */
export function UsageTable({ title, head, rows, action }: Props) {
  const t = useMessages();
  const { money, whole } = useFormats();
  return (
    <Card pad={false} className="overflow-hidden">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 pt-3 sm:px-6">
        <h2 className="text-sm font-semibold">{title}</h2>
        {action}
      </div>
      {rows.length === 0 ? (
        <p className="px-4 pt-4 pb-8 text-center text-sm text-ink-soft sm:px-6">{t('spend.monthEmpty')}</p>
      ) : (
        <Table
          label={title}
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              head,
              title: true,
              cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span>,
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
