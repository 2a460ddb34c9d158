import type { ReactNode } from 'react';

export function Highlight({ children }: { children: ReactNode }) {
  return <mark>{children}</mark>;
}

/** Highlights the text between asterisks. */
export function HighlightedText({ children }: { children: string }) {
  return children
    .split('*')
    .map((piece, index) => (index % 2 === 1 ? <Highlight key={index}>{piece}</Highlight> : piece));
}
