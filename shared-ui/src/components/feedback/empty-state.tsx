import type { ReactNode } from 'react';

export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <span
        aria-hidden="true"
        className="sheet mb-1 grid h-[68px] w-12 content-start gap-1.5 rounded-sheet bg-doc p-2 shadow-sheet"
      >
        <span className="h-1 w-4 rounded-full bg-doc-ink/15" />
        <span className="h-0.5 w-full rounded-full bg-doc-ink/10" />
        <span className="h-0.5 w-full rounded-full bg-doc-ink/10" />
        <span className="h-0.5 w-2/3 rounded-full bg-doc-ink/10" />
      </span>
      <h2 className="d4">{title}</h2>
      {children && <p className="max-w-[46ch] text-sm text-ink-soft">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
