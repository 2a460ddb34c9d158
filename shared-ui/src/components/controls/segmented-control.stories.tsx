import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react';
import { Monitor, Smartphone } from 'lucide-react';
import { userEvent } from 'storybook/test';
import { SegmentedControl } from './segmented-control';

const meta: Meta<typeof SegmentedControl<string>> = {
  component: SegmentedControl,
  args: {
    label: 'Period',
    value: 'month',
    options: [
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
      { value: 'year', label: 'Year' },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof SegmentedControl<string>>;

export const Default: Story = {};

export const Focused: Story = { play: () => userEvent.tab() };

export const WithIcons: Story = {
  args: {
    label: 'Preview',
    value: 'wide',
    options: [
      {
        value: 'wide',
        label: (
          <>
            <Monitor size={16} aria-hidden /> Page
          </>
        ),
      },
      {
        value: 'phone',
        label: (
          <>
            <Smartphone size={16} aria-hidden /> Reading view
          </>
        ),
      },
    ],
  },
};

/** The row scrolls to the selected option. */
export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Vorlagen',
    value: 'technical',
    options: [
      { value: 'all', label: 'Alle Vorlagen' },
      { value: 'classic', label: 'Klassisch und zurückhaltend' },
      { value: 'technical', label: 'Technik und Ingenieurwesen' },
      { value: 'creative', label: 'Gestaltung und Kommunikation' },
    ],
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    label: '期間',
    options: [
      { value: 'week', label: '1週間' },
      { value: 'month', label: '1か月' },
      { value: 'year', label: '1年間' },
    ],
  },
};
