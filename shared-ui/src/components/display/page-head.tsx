import type { ReactNode } from 'react';

/** The head of a screen that lists things: its name, and below it what there is to find. */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h1 tabIndex={-1} className="d2">
        {title}
      </h1>
      {children && <p className="measure text-ink-soft">{children}</p>}
    </div>
  );
}
