import type { ReactNode } from 'react';

export function Mark({ children }: { children: ReactNode }) {
  return <mark>{children}</mark>;
}
