import type { ReactNode } from 'react';

/** Words under a highlighter. In a headline the stroke covers the lower part of the line only. */
export function Mark({ children }: { children: ReactNode }) {
  return <mark>{children}</mark>;
}
