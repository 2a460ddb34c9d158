import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { useDelayed } from './use-delayed';

/** Milliseconds before the skeleton shows, so that fast content does not flicker. */
const showDelay = 150;

export function SkeletonBlock({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block bg-track animate-breathe', !className?.includes('rounded-') && 'rounded-sm', className)}
    />
  );
}

/** Widths of the placeholder lines in percent. A width of 0 is the space before a section. */
const lineWidths = [100, 95, 85, 0, 100, 90, 100, 75, 0, 95, 100, 80, 90, 0, 100, 85, 95, 70];

/** Placeholder lines for the text of a sheet. Must be inside a `sheet`, because it measures its width. */
export function SheetSkeletonLines({ className }: { className?: string }) {
  return (
    <div className={clsx('grid gap-[2.6cqw] p-[9cqw]', className)}>
      <span className="mb-[2cqw] h-[4.5cqw] w-1/2 rounded-full bg-doc-ink/20" />
      {lineWidths.map((width, index) => (
        <span key={index} className="h-[1.8cqw] rounded-full bg-doc-ink/10" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

export function SheetSkeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('sheet @container aspect-[210/297] overflow-hidden rounded-sheet bg-doc shadow-sheet', className)}
    >
      <SheetSkeletonLines className="animate-breathe" />
    </div>
  );
}

interface Props {
  label: string;
  /** True if the skeleton replaces the whole screen. The label then serves as the heading. */
  hasHeading?: boolean;
  className?: string;
  children: ReactNode;
}

export function Skeleton({ label, hasHeading = false, className, children }: Props) {
  const isVisible = useDelayed(showDelay, true);
  return (
    <div role="status" aria-label={label} aria-busy="true" className={clsx(className, !isVisible && 'invisible')}>
      {hasHeading && <h1 className="sr-only">{label}</h1>}
      {children}
    </div>
  );
}
