import type { Meta, StoryObj } from '@storybook/react';
import { Badge } from '../display/badge';
import { Button } from '../controls/button';
import { CheckRow } from './check-row';

const meta: Meta<typeof CheckRow> = {
  component: CheckRow,
  args: { state: 'good', title: 'Contact details are complete', points: '12/12' },
  render: (args) => (
    <ul>
      <CheckRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof CheckRow>;

export const Good: Story = {};

export const Warn: Story = {
  args: { state: 'warn', title: 'Results have numbers', points: '6/14', found: 'Found in three of seven bullets.' },
};

export const Bad: Story = {
  args: {
    state: 'bad',
    title: 'Skills of the job posting',
    points: <Badge tone="accent">+9</Badge>,
    found: 'None of the five required skills is in your resume.',
    fix: <Button size="sm">Add skills</Button>,
  },
};

export const NotCounted: Story = { args: { state: 'na', title: 'Matches the job posting', points: 'not counted' } };

export const Current: Story = {
  render: (args) => (
    <ul>
      <CheckRow {...args} />
      <CheckRow {...Bad.args} {...{ state: 'bad', title: 'Skills of the job posting', points: '0/9' }} current />
      <CheckRow {...args} title="Dates are consistent" points="4/4" />
    </ul>
  ),
  decorators: (Story) => (
    <div className="px-3">
      <Story />
    </div>
  ),
};

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    state: 'warn',
    title: 'Berufsbezeichnungen und Beschäftigungszeiträume sind vollständig und widerspruchsfrei',
    points: '7,5/12',
    found:
      'Diese Zeile sagt nicht, was Sie getan haben. Nennen Sie die Tätigkeit, zum Beispiel „Leitung“, „Einführung“ oder „geschult“.',
    fix: <Button size="sm">Formulierung verbessern</Button>,
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    state: 'bad',
    title: '求人で求められているスキルが記載されている',
    points: '0/9',
    found: '必須スキル5件のうち、職務経歴書に記載されているものはありません。',
    fix: <Button size="sm">スキルを追加</Button>,
  },
};
