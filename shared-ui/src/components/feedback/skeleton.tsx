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

/** Per cent of the line that each stroke takes; 0 is the space before a section. */
const strokes = [100, 95, 85, 0, 100, 90, 100, 75, 0, 95, 100, 80, 90, 0, 100, 85, 95, 70];

/** Strokes where a sheet's text will be. Stands inside a `sheet`, whose width it measures. */
export function SheetStrokes({ className }: { className?: string }) {
  return (
    <div className={cx('grid gap-[2.6cqw] p-[9cqw]', className)}>
      <span className="mb-[2cqw] h-[4.5cqw] w-1/2 rounded-full bg-doc-ink/20" />
      {strokes.map((width, index) => (
        <span key={index} className="h-[1.8cqw] rounded-full bg-doc-ink/10" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

/** A sheet whose text is on its way; as wide as its place. */
export function SheetBones({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('sheet @container aspect-[210/297] overflow-hidden rounded-sheet bg-doc shadow-sheet', className)}
    >
      <SheetStrokes className="animate-breathe" />
    </div>
  );
}

interface Props {
  /** Says to screen readers what is being loaded. */
  label: string;
  /** It stands for the whole screen, whose heading the label is until then. */
  screen?: boolean;
  className?: string;
  children: ReactNode;
}

/** Bones in the shape of what is being loaded. */
export function Skeleton({ label, screen = false, className, children }: Props) {
  const late = useLate(patience, true);
  return (
    <div role="status" aria-label={label} aria-busy="true" className={cx(className, !late && 'invisible')}>
      {screen && <h1 className="sr-only">{label}</h1>}
      {children}
    </div>
  );
}
