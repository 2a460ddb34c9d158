import { useEffect, useRef, type ReactNode } from 'react';
import { clsx } from 'clsx';

interface Props {
  label: string;
  className?: string;
  /** When this value changes, the region scrolls the child with `data-centered` to the center. */
  scrollKey: unknown;
  children: ReactNode;
}

export function SourceScrollRegion({ label, className, scrollKey, children }: Props) {
  const region = useRef<HTMLDivElement>(null);
  // `scrollIntoView` would also scroll the region's ancestors.
  useEffect(() => {
    const container = region.current;
    const target = container?.querySelector<HTMLElement>('[data-centered]');
    if (container && target)
      container.scrollTop = target.offsetTop - (container.clientHeight - target.offsetHeight) / 2;
  }, [scrollKey]);
  return (
    // A scroll container must be reachable by keyboard.
    <div
      ref={region}
      role="region"
      aria-label={label}
      tabIndex={0}
      className={clsx('relative max-h-(--box) overflow-y-auto rounded-sheet shadow-sheet', className)}
    >
      {children}
    </div>
  );
}
