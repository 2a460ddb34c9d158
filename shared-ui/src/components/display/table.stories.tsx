import type { Meta, StoryObj } from '@storybook/react';
import { Badge } from './badge';
import { Card } from './card';
import { Table, type TableColumn } from './table';

interface Payment {
  receipt: string;
  plan: string;
  amount: string;
  status: string;
}

const payments: Payment[] = [
  { receipt: 'SL-2026-7QK2M9', plan: 'Unlimited Access', amount: '$19.00', status: 'Paid' },
  { receipt: 'SL-2026-4XD8P2', plan: 'Unlimited Access', amount: '$1,900.00', status: 'Refunded' },
];

const columns: TableColumn<Payment>[] = [
  { key: 'receipt', header: 'Receipt', cell: ({ receipt }) => <b>{receipt}</b>, isRowHeader: true },
  { key: 'plan', header: 'Plan', cell: ({ plan }) => plan },
  { key: 'status', header: 'Status', cell: ({ status }) => <Badge>{status}</Badge> },
  { key: 'amount', header: 'Amount', cell: ({ amount }) => amount, isNumeric: true },
];

const meta: Meta<typeof Table<Payment>> = {
  component: Table,
  args: { label: 'Payments', columns, rows: payments, rowKey: ({ receipt }) => receipt },
  render: (args) => (
    <Card padded={false}>
      <Table {...args} />
    </Card>
  ),
};
export default meta;
type Story = StoryObj<typeof Table<Payment>>;

export const Default: Story = {};

export const OneRow: Story = { args: { rows: payments.slice(0, 1) } };

/** Screens show an EmptyState instead of an empty table. */
export const Empty: Story = { args: { rows: [] } };

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Zahlungen',
    columns: columns.map((column, index) => ({
      ...column,
      header: ['Belegnummer', 'Leistungsbeschreibung', 'Bearbeitungsstand', 'Rechnungsbetrag'][index] ?? '',
    })),
    rows: [
      {
        receipt: 'SL-2026-7QK2M9',
        plan: 'Uneingeschränkter Zugang zu allen Vorlagen, Formulierungsvorschlägen und Anschreiben',
        amount: '1.900,00 €',
        status: 'Erstattung veranlasst',
      },
    ],
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    label: 'お支払い',
    columns: columns.map((column, index) => ({
      ...column,
      header: ['領収書番号', 'プラン', '状況', '金額'][index] ?? '',
    })),
    rows: [{ receipt: 'SL-2026-7QK2M9', plan: '無制限アクセス', amount: '￥2,800', status: 'お支払い済み' }],
  },
};
