import { useEffect, useRef, type ReactNode } from 'react';

/** With `shouldFocus`, the heading replaces another one and takes the focus. */
export function Heading({ arrived = false, children }: { arrived?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <h1 ref={heading} tabIndex={-1} className="d1">
      {children}
    </h1>
  );
}
