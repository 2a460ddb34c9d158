import { lazy } from 'react';
import type { Meta, StoryObj } from '@storybook/react';
import { Skeleton, SkeletonBlock } from '../feedback/skeleton';
import { PrerenderedHtml } from './prerendered-html';

/** Storybook prerenders nothing, so the content loads as it does after a navigation. */
const meta: Meta<typeof PrerenderedHtml> = {
  component: PrerenderedHtml,
  args: {
    fallback: (
      <Skeleton label="Loading" className="grid gap-2">
        <SkeletonBlock className="h-4 w-3/4" />
        <SkeletonBlock className="h-4 w-1/2" />
      </Skeleton>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof PrerenderedHtml>;

const PendingContent = lazy(() => new Promise<never>(() => undefined));

export const Loaded: Story = { args: { children: <p>An article that readers do not interact with.</p> } };

export const Loading: Story = { args: { children: <PendingContent /> } };
