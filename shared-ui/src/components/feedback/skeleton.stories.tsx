import type { Meta, StoryObj } from '@storybook/react';
import { SheetSkeleton, Skeleton, SkeletonBlock } from './skeleton';

const meta: Meta<typeof Skeleton> = {
  component: Skeleton,
  args: {
    label: 'Loading your documents',
    className: 'grid gap-3',
    children: (
      <>
        <SkeletonBlock className="h-6 w-1/2" />
        <SkeletonBlock className="h-4" />
        <SkeletonBlock className="h-4 w-3/4" />
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Part: Story = {};

export const WholeScreen: Story = { args: { hasHeading: true } };

export const Rounded: Story = {
  args: {
    children: (
      <>
        <SkeletonBlock className="size-16 rounded-full" />
        <SkeletonBlock className="h-24 rounded-card" />
      </>
    ),
  },
};

export const Sheet: Story = { args: { children: <SheetSkeleton className="w-64" /> } };
