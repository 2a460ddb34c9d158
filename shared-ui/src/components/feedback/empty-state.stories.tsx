import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '../controls/button';
import { EmptyState } from './empty-state';

const meta: Meta<typeof EmptyState> = { component: EmptyState, args: { title: 'No resumes yet' } };
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const TitleOnly: Story = {};

export const WithText: Story = { args: { children: 'Name a job, and the first one is ready in about a minute.' } };

export const WithAction: Story = {
  args: { ...WithText.args, action: <Button variant="primary">Create a resume</Button> },
};

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Noch keine Bewerbungsunterlagen vorhanden',
    children:
      'Nennen Sie eine Stelle, und der erste Lebenslauf ist in etwa einer Minute fertig. Sie können auch mit einem alten Lebenslauf beginnen.',
    action: <Button variant="primary">Lebenslauf erstellen</Button>,
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    title: '職務経歴書はまだありません',
    children: '職種を入力すれば、約1分で最初の1通ができあがります。以前の職務経歴書から始めることもできます。',
    action: <Button variant="primary">職務経歴書を作成</Button>,
  },
};
