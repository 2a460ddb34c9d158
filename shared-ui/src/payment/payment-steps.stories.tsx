import type { Meta, StoryObj } from '@storybook/react';
import { PaymentSteps } from './payment-steps';

const waitingPayment = {
  status: 'waiting',
  startedAt: new Date(2026, 2, 4, 14, 30),
  isSlow: false,
  checkNow: () => undefined,
} as const;

const meta: Meta<typeof PaymentSteps> = {
  component: PaymentSteps,
  args: { payment: waitingPayment },
  parameters: { responses: { '/api/config': { supportEmail: 'support@shortlist.example' } } },
};
export default meta;
type Story = StoryObj<typeof PaymentSteps>;

export const Waiting: Story = {};

export const Slow: Story = { args: { payment: { ...waitingPayment, isSlow: true } } };
