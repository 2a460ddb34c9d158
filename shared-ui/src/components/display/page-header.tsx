import type { ReactNode } from 'react';

export function PageHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h1 tabIndex={-1} className="d2">
        {title}
      </h1>
      {children && <p className="measure text-ink-soft">{children}</p>}
    </div>
  );
}
