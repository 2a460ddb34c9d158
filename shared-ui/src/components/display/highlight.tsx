import type { ReactNode } from 'react';

export function Highlight({ children }: { children: ReactNode }) {
  return <mark>{children}</mark>;
}
