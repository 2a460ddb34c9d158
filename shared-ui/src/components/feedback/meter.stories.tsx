import type { Meta, StoryObj } from '@storybook/react';
import { Meter } from './meter';

const meta: Meta<typeof Meter> = { component: Meter, args: { label: 'Used of today’s budget', value: 42 } };
export default meta;
type Story = StoryObj<typeof Meter>;

export const Low: Story = {};

export const Amber: Story = { args: { value: 78 } };

export const Red: Story = { args: { value: 94 } };

export const Empty: Story = { args: { value: 0 } };

export const AboveHundred: Story = { args: { value: 130 } };

export const Plain: Story = { args: { tone: 'plain', value: 94 } };

export const Thin: Story = { args: { thin: true } };
