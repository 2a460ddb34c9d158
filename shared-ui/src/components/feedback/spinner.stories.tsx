import type { Meta, StoryObj } from '@storybook/react';
import { Spinner } from './spinner';

const meta: Meta<typeof Spinner> = {
  component: Spinner,
  render: (args) => (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Spinner {...args} /> Writing your resume…
    </p>
  ),
};
export default meta;
type Story = StoryObj<typeof Spinner>;

export const Default: Story = {};

export const LargeAccent: Story = { args: { className: 'size-5! text-accent' } };
