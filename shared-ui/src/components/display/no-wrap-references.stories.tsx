import type { Meta, StoryObj } from '@storybook/react';
import { renderNoWrapReferences } from './no-wrap-references';

function Text({ children }: { children: string }) {
  return <p className="max-w-56">{renderNoWrapReferences(children)}</p>;
}

const meta: Meta<typeof Text> = { component: Text };
export default meta;
type Story = StoryObj<typeof Text>;

export const OneReference: Story = { args: { children: 'The receipt of your payment is SL-2026-7QK2M9.' } };

export const SeveralReferences: Story = {
  args: { children: 'Your message SL-7QK2M9XD is about the receipts SL-2026-7QK2M9 and SL-2026-4XD8P2.' },
};

export const WithoutReference: Story = { args: { children: 'We received your message.' } };
