import type { Meta, StoryObj } from '@storybook/react';
import { userEvent } from 'storybook/test';
import { Checkbox } from './checkbox';

const meta: Meta<typeof Checkbox> = { component: Checkbox, args: { label: 'I work here now' } };
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Focused: Story = { play: () => userEvent.tab() };

export const Bordered: Story = { args: { bordered: true, defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    bordered: true,
    label:
      'Ich möchte per E-Mail benachrichtigt werden, wenn sich an den Aufbewahrungsfristen meiner Dokumente etwas ändert.',
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { label: '現在もこの会社に勤務しています', defaultChecked: true },
};
