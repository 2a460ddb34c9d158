import type { ReactNode } from 'react';

/** Text with a highlighter stroke. In a headline, the stroke covers only the lower part of the line. */
export function Mark({ children }: { children: ReactNode }) {
  return <mark>{children}</mark>;
}
