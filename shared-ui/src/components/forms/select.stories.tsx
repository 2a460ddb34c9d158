import type { Meta, StoryObj } from '@storybook/react';
import { userEvent } from 'storybook/test';
import { Select } from './select';

const meta: Meta<typeof Select> = {
  component: Select,
  args: {
    label: 'Industry',
    options: [
      { value: 'healthcare', label: 'Healthcare' },
      { value: 'technology', label: 'Technology' },
      { value: 'education', label: 'Education' },
    ],
    defaultValue: 'healthcare',
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Default: Story = {};

export const Focused: Story = { play: () => userEvent.tab() };

export const Placeholder: Story = { args: { defaultValue: '', placeholder: 'Choose an industry' } };

export const WithHint: Story = { args: { note: '(optional)', hint: 'We suggest skills that this industry asks for.' } };

export const Error: Story = { args: { ...Placeholder.args, error: 'Choose an industry.' } };

export const DisabledWithReason: Story = { args: { disabled: true, hint: 'Choose a job first.' } };

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Branche',
    options: [
      {
        value: 'healthcare',
        label: 'Gesundheitswesen, Pflege, Rehabilitation und medizinische Forschungseinrichtungen',
      },
    ],
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { label: '業界', options: [{ value: 'healthcare', label: '医療・福祉・介護' }] },
};
