import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react';
import { Sparkles } from 'lucide-react';
import { Badge } from './badge';

const meta: Meta<typeof Badge> = { component: Badge, args: { children: 'Draft' } };
export default meta;
type Story = StoryObj<typeof Badge>;

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>;
const labels: Record<Tone, string> = {
  neutral: 'Draft',
  good: 'Paid',
  warn: 'Two blanks',
  danger: 'Overdue',
  accent: 'Premium',
  solid: 'EMERGENCY MODE',
};

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {Object.entries(labels).map(([tone, label]) => (
        <Badge key={tone} tone={tone as Tone}>
          {label}
        </Badge>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  args: { tone: 'accent', icon: <Sparkles size={14} aria-hidden />, children: 'Written by AI' },
};

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: { tone: 'warn', children: 'Zahlungsbestätigung ausstehend' },
};

export const Japanese: Story = { globals: { language: 'ja' }, args: { tone: 'good', children: 'お支払い済み' } };
