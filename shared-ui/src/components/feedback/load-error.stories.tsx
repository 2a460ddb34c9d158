import type { Meta, StoryObj } from '@storybook/react';
import { LoadError } from './load-error';

const refetch = () => Promise.resolve();

const meta: Meta<typeof LoadError> = {
  component: LoadError,
  args: { query: { isFetching: false, refetch }, children: 'We couldn’t load your payments.' },
};
export default meta;
type Story = StoryObj<typeof LoadError>;

export const Default: Story = {};

export const Retrying: Story = { args: { query: { isFetching: true, refetch } } };

export const WithTitle: Story = {
  args: { title: 'We couldn’t load your payments.', children: 'Check your connection and try again.' },
};

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Die Zahlungsübersicht konnte nicht geladen werden.',
    children: 'Bitte prüfen Sie Ihre Internetverbindung. Ihre Zahlungen und Dokumente sind davon nicht betroffen.',
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { title: 'お支払い履歴を読み込めませんでした。', children: '接続を確認して、もう一度お試しください。' },
};
