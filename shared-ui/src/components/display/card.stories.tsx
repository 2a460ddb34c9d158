import type { Meta, StoryObj } from '@storybook/react';
import { Card } from './card';

const meta: Meta<typeof Card> = {
  component: Card,
  args: { children: 'You have used two of three free generations.' },
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Padded: Story = {};

export const Unpadded: Story = {
  args: {
    padded: false,
    children: (
      <ul>
        {['Resume for Harbor Clinic', 'Resume for St. Brigid', 'Letter to Lakeside Hospital'].map((name) => (
          <li key={name} className="border-b border-line px-4 py-3 last:border-b-0">
            {name}
          </li>
        ))}
      </ul>
    ),
  },
};

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    children:
      'Ohne Konto bewahren wir Ihre Dokumente nach Ihrem letzten Besuch noch 30 Tage auf, erreichbar nur mit diesem Browser. Mit einem kostenlosen Konto bleiben sie, auf jedem Gerät.',
  },
};
