import type { Meta, StoryObj } from '@storybook/react';
import { controlClass, Field } from './field';

const meta: Meta<typeof Field> = {
  component: Field,
  args: {
    label: 'Start date',
    children: (control) => <input type="month" defaultValue="2023-04" {...control} className={controlClass} />,
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Default: Story = {};

export const WithNote: Story = { args: { note: '(optional)' } };

export const WithHint: Story = { args: { hint: 'The month is enough.' } };

export const Error: Story = { args: { error: 'Choose a month that is not in the future.' } };

export const HiddenLabel: Story = { args: { hideLabel: true } };
