import type { ReactNode } from 'react';
import { cx } from '../cx';
import { useLate } from './use-late';

/** Milliseconds before a skeleton shows, so that what comes at once does not flicker. */
const patience = 150;

/** One grey shape of what is being loaded; size it by class. */
export function Bone({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block bg-track animate-breathe', !className?.includes('rounded-') && 'rounded-sm', className)}
    />
  );
}

/** Bones in the shape of what is being loaded. `label` says so to screen readers. */
export function Skeleton({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const late = useLate(patience, true);
  return (
    <div role="status" aria-label={label} aria-busy="true" className={cx(className, !late && 'invisible')}>
      {children}
    </div>
  );
}
