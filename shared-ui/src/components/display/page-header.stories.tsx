import type { Meta, StoryObj } from '@storybook/react';
import { PageHeader } from './page-header';

const meta: Meta<typeof PageHeader> = { component: PageHeader, args: { title: 'Your documents' } };
export default meta;
type Story = StoryObj<typeof PageHeader>;

export const TitleOnly: Story = {};

export const WithText: Story = { args: { children: 'Resumes and cover letters, the most recently edited first.' } };

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Benachrichtigungs\u00adeinstellungen und Aufbewahrungs\u00adfristen',
    children:
      'Ohne Konto bewahren wir Ihre Dokumente nach Ihrem letzten Besuch noch 30 Tage auf, erreichbar nur mit diesem Browser.',
  },
};

/** The display font has only the characters of the product's headings, so the title is one of those headings. */
export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { title: '404ページが見つかりません', children: 'アドレスが正しいかご確認ください。' },
};
