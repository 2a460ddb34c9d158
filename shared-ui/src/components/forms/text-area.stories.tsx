import type { Meta, StoryObj } from '@storybook/react';
import { userEvent } from 'storybook/test';
import { TextArea } from './text-area';

const meta: Meta<typeof TextArea> = { component: TextArea, args: { label: 'Summary' } };
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Empty: Story = { args: { placeholder: 'Two or three sentences about your experience.' } };

export const Filled: Story = {
  args: { defaultValue: 'Registered nurse with eight years in emergency care. Trains new colleagues in triage.' },
};

export const Focused: Story = { ...Filled, play: () => userEvent.tab() };

export const WithHint: Story = { args: { note: '(optional)', hint: 'Paste the whole job posting.', rows: 2 } };

export const Error: Story = { ...Filled, args: { ...Filled.args, error: 'Use at most 60 characters.' } };

export const DisabledWithReason: Story = {
  args: { ...Filled.args, disabled: true, hint: 'You can edit the summary once the writer is done.' },
};

/** The text area grows with its content. */
export const LongText: Story = {
  args: {
    rows: 2,
    defaultValue: Array.from(
      { length: 8 },
      () => 'Led a team of nine nurses and cut the time from admission to first treatment by a quarter.',
    ).join('\n'),
  },
};

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Zusammenfassung',
    defaultValue:
      'Qualitätsmanagementbeauftragte mit acht Jahren Erfahrung in der Arzneimittelherstellung. Verantwortlich für Lieferantenqualifizierung, Abweichungsmanagement und die Vorbereitung behördlicher Inspektionen.',
    hint: 'Der graue Text ist nur ein Hinweis: Schreiben Sie Ihren eigenen an seine Stelle.',
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    label: '職務要約',
    defaultValue:
      '救急医療の現場で8年間、看護師として勤務してきました。トリアージの研修を担当し、新人看護師の育成にも力を入れています。',
  },
};
