import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react';
import { userEvent } from 'storybook/test';
import { TabPanel, Tabs } from './tabs';

const meta: Meta<typeof Tabs<string>> = {
  component: Tabs,
  args: {
    id: 'editor',
    label: 'Parts of the editor',
    value: 'content',
    items: [
      { value: 'content', label: 'Content' },
      { value: 'design', label: 'Design' },
      { value: 'preview', label: 'Preview' },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div className="grid gap-4">
        <Tabs {...args} value={value} onChange={setValue} />
        {args.items.map((item) => (
          <TabPanel key={item.value} tabsId={args.id} value={item.value} current={value}>
            {item.label}
          </TabPanel>
        ))}
      </div>
    );
  },
};
export default meta;
type Story = StoryObj<typeof Tabs<string>>;

export const Line: Story = {};

export const Segments: Story = { args: { variant: 'segments' } };

export const Focused: Story = { play: () => userEvent.tab() };

export const Steps: Story = {
  args: {
    value: 'review',
    items: [
      { value: 'upload', label: 'Upload', step: 1 },
      { value: 'review', label: 'Review', step: 2 },
      { value: 'finish', label: 'Finish', step: 3 },
    ],
  },
};

export const DisabledWithReason: Story = {
  args: {
    value: 'upload',
    items: [
      { value: 'upload', label: 'Upload', step: 1 },
      { value: 'review', label: 'Review', step: 2, disabledReason: 'Upload a file first.' },
      { value: 'finish', label: 'Finish', step: 3, disabledReason: 'Upload a file first.' },
    ],
  },
};

const germanItems = [
  { value: 'content', label: 'Inhalt und Formulierungen' },
  { value: 'design', label: 'Gestaltung und Vorlagen' },
  { value: 'match', label: 'Übereinstimmung mit der Stellenanzeige' },
  { value: 'preview', label: 'Vorschau und Herunterladen' },
];

export const LongGerman: Story = { globals: { language: 'de' }, args: { items: germanItems } };

export const LongGermanSegments: Story = {
  globals: { language: 'de' },
  args: { variant: 'segments', items: germanItems, value: 'match' },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    items: [
      { value: 'content', label: '内容' },
      { value: 'design', label: 'デザイン' },
      { value: 'preview', label: 'プレビューと書き出し' },
    ],
  },
};
