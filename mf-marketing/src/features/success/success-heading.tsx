import { useEffect, useRef, type ReactNode } from 'react';

/** Set `shouldFocus` for a heading that replaces another one on the same page. */
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
