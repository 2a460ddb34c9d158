import type { Meta, StoryObj } from '@storybook/react';
import { Lock } from 'lucide-react';
import { Button } from '../controls/button';
import { Alert } from './alert';

const meta: Meta<typeof Alert> = {
  component: Alert,
  args: { children: 'Your changes are saved on this device only.' },
};
export default meta;
type Story = StoryObj<typeof Alert>;

export const Neutral: Story = {};

export const Good: Story = { args: { tone: 'good', title: 'Saved.' } };

export const Warn: Story = { args: { tone: 'warn', title: 'Almost out of generations.' } };

export const Danger: Story = { args: { tone: 'danger', title: 'Not saved.' } };

export const Accent: Story = { args: { tone: 'accent', title: 'New:' } };

export const TitleOnly: Story = { args: { title: 'Saved.', children: undefined } };

export const WithIcon: Story = { args: { icon: <Lock size={20} aria-hidden /> } };

export const WithAction: Story = { args: { tone: 'warn', action: <Button size="sm">Save now</Button> } };

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    tone: 'danger',
    title: 'Ihre letzten Änderungen konnten nicht gespeichert werden.',
    children: 'Eine Kopie bleibt in diesem Browser; bei Ihrer Rückkehr wird es erneut versucht.',
    action: <Button size="sm">Jetzt erneut versuchen</Button>,
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    tone: 'warn',
    title: '無料で生成できる回数は残り1回です。',
    children: '生成を途中でキャンセルした場合、回数は減りません。',
    action: <Button size="sm">プランを見る</Button>,
  },
};
