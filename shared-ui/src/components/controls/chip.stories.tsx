import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react';
import { Chip } from './chip';

const meta: Meta<typeof Chip> = { component: Chip, args: { children: 'Project management' } };
export default meta;
type Story = StoryObj<typeof Chip>;

const noop = () => undefined;

export const Plain: Story = {};

export const Marked: Story = { args: { variant: 'marked', showCheck: true } };

export const Add: Story = { args: { variant: 'add', onPress: noop } };

export const Choice: Story = {
  render: function Render() {
    const [choice, setChoice] = useState('One page');
    return (
      <div className="flex flex-wrap gap-2">
        {['One page', 'Two pages', 'Any length'].map((option) => (
          <Chip key={option} variant="choice" selected={option === choice} onPress={() => setChoice(option)}>
            {option}
          </Chip>
        ))}
      </div>
    );
  },
};

export const ListWithCount: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Chip variant="marked" showCheck>
        Kubernetes
      </Chip>
      <Chip>Terraform</Chip>
      <Chip>Incident response</Chip>
      <Chip variant="count">+4 more</Chip>
    </div>
  ),
};

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    variant: 'add',
    onPress: noop,
    children: 'Qualitätsmanagementbeauftragter nach DIN EN ISO 9001 mit Erfahrung in der Auditvorbereitung',
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { variant: 'marked', showCheck: true, children: 'プロジェクトマネジメントの実務経験' },
};
