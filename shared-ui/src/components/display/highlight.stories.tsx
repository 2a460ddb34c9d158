import type { Meta, StoryObj } from '@storybook/react';
import { Highlight } from './highlight';

const meta: Meta<typeof Highlight> = {
  component: Highlight,
  args: { children: 'incident response' },
  render: ({ children }) => (
    <p>
      Built the team’s <Highlight>{children}</Highlight> process.
    </p>
  ),
};
export default meta;
type Story = StoryObj<typeof Highlight>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    children:
      'incident response process for eleven services in three regions, from the first alert to the review a week later',
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  render: () => (
    <p>
      チームの<Highlight>障害対応</Highlight>の手順を整備しました。
    </p>
  ),
};
