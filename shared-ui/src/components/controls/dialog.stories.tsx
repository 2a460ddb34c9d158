import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react';
import { TextInput } from '../forms/text-input';
import { Button } from './button';
import { Dialog } from './dialog';

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  args: {
    open: true,
    title: 'Move this resume to trash?',
    closeLabel: 'Close',
    children: <p>You can restore it for 30 days. Its links stop working now.</p>,
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

const longText = Array.from({ length: 12 }, (_, index) => (
  <p key={index} className="mb-3">
    Led a team of nine nurses across two shifts and cut the time from admission to first treatment by a quarter.
  </p>
));

export const Closed: Story = { args: { open: false } };

export const Open: Story = {};

export const WithForm: Story = {
  args: {
    title: 'Rename',
    children: (
      <form className="grid gap-4">
        <TextInput label="Name" defaultValue="Resume for Harbor Clinic" />
        <div className="actions">
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
        </div>
      </form>
    ),
  },
};

export const HiddenTitle: Story = { args: { hideTitle: true } };

export const LongContent: Story = { args: { title: 'Version of March 4', children: longText } };

export const Wide: Story = { args: { title: 'Compare versions', layout: 'wide', children: longText } };

export const Bottom: Story = { args: { title: 'ATS score', layout: 'bottom', children: longText } };

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Übereinstimmungsbericht und Formulierungsvorschläge endgültig löschen?',
    closeLabel: 'Schließen',
    children: (
      <p>
        Während Sie schrieben, hat ein anderer Tab oder ein anderes Gerät dieselben Felder geändert. Wählen Sie für
        jedes Feld, welcher Text bleibt.
      </p>
    ),
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    title: '完全に削除しますか？',
    closeLabel: '閉じる',
    children: <p>この職務経歴書は元に戻せなくなります。共有リンクも使えなくなります。</p>,
  },
};
