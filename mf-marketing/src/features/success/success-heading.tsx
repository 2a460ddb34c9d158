import { useEffect, useRef, type ReactNode } from 'react';

/** With `shouldFocus`, the heading replaces another one and takes the focus. */
export function SuccessHeading({ shouldFocus = false, children }: { shouldFocus?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldFocus) heading.current?.focus();
  }, [shouldFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className="d1">
      {children}
    </h1>
  );
}
