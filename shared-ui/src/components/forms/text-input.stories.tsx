import type { Meta, StoryObj } from '@storybook/react';
import { Mail } from 'lucide-react';
import { userEvent } from 'storybook/test';
import { TextInput } from './text-input';

const meta: Meta<typeof TextInput> = { component: TextInput, args: { label: 'Email' } };
export default meta;
type Story = StoryObj<typeof TextInput>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'ines.calloway@example.com' } };

export const Focused: Story = { ...Filled, play: () => userEvent.tab() };

export const Placeholder: Story = { args: { placeholder: 'you@example.com' } };

export const WithNoteAndHint: Story = { args: { note: '(optional)', hint: 'Employers reply to this address.' } };

export const WithIcon: Story = { args: { icon: <Mail size={18} />, placeholder: 'you@example.com' } };

export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: 'Email' } };

export const Error: Story = { args: { defaultValue: 'ines.calloway@', error: 'Enter a complete email address.' } };

export const FocusedError: Story = { ...Error, play: () => userEvent.tab() };

export const DisabledWithReason: Story = {
  args: { ...Filled.args, disabled: true, hint: 'You can change your email once you confirm your current one.' },
};

export const LongValue: Story = {
  args: { defaultValue: 'ines.calloway-whittingstall.platform-engineering@a-rather-long-domain-name.example.com' },
};

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    label: 'E-Mail-Adresse für Rückfragen zu Ihrer Bewerbung',
    note: '(freiwillig)',
    defaultValue: 'maximiliane.oberhuber-schwarzenberger@',
    error:
      'Dieser Text enthält Zeichen, die im Dokument nicht gedruckt werden können. Bitte verwenden Sie lateinische, griechische oder kyrillische Schrift.',
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    label: 'メールアドレス',
    note: '（任意）',
    placeholder: '例：taro.yamada@example.jp',
    hint: '採用担当者からの連絡は、このメールアドレスに届きます。',
  },
};
