import type { Meta, StoryObj } from '@storybook/react';
import { ScoreRing } from './score-ring';

const meta: Meta<typeof ScoreRing> = {
  component: ScoreRing,
  args: { value: 82, caption: 'of 100', label: 'ATS score 82 of 100' },
};
export default meta;
type Story = StoryObj<typeof ScoreRing>;

export const High: Story = {};

export const Low: Story = { args: { value: 58, label: 'ATS score 58 of 100' } };

export const WithPotential: Story = {
  args: { value: 58, potential: 91, label: 'ATS score 58 of 100, 91 once the blanks are filled' },
};

export const Empty: Story = { args: { value: 0, label: 'ATS score 0 of 100' } };

export const Full: Story = { args: { value: 100, label: 'ATS score 100 of 100' } };

export const Pending: Story = { args: { value: 30, isPending: true, label: 'Measuring the ATS score' } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4">
      <ScoreRing {...args} size={112} />
      <ScoreRing {...args} size={64} />
      <ScoreRing {...args} size={40} />
    </div>
  ),
};

export const OtherNumber: Story = { args: { value: 75, size: 40, displayValue: 12, label: '12 of 16 points' } };

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { caption: '100点満点', label: 'ATSスコア 100点中82点' },
};
