import type { Meta, StoryObj } from '@storybook/react';
import { PlainText } from './plain-text';

const meta: Meta<typeof PlainText> = { component: PlainText };
export default meta;
type Story = StoryObj<typeof PlainText>;

export const Paragraphs: Story = {
  args: {
    text: 'Thank you for your message.\nWe refunded your payment today.\n\nIt takes up to five days to arrive.',
  },
};

export const WithList: Story = {
  args: { text: 'Please send us:\n- the receipt number\n- the email of your account\n\nWe reply within a day.' },
};

export const WithReference: Story = {
  args: { text: 'Your message has the number SL-7QK2M9XD. The receipt of your payment is SL-2026-7QK2M9.' },
};

export const MarkupStaysText: Story = { args: { text: '<b>Not bold</b> & <script>alert(1)</script>' } };

export const LongWord: Story = {
  args: { text: `See https://example.com/${'a-very-long-path/'.repeat(12)} for details.` },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    text: 'お問い合わせありがとうございます。\n\n次の情報をお知らせください。\n- 領収書番号\n- アカウントのメールアドレス',
  },
};
