import { useEffect, useRef, type ReactNode } from 'react';

/** Set `shouldFocus` for a heading that replaces another heading on the same page. */
export function SuccessHeading({ shouldFocus = false, children }: { shouldFocus?: boolean; children: ReactNode }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldFocus) headingRef.current?.focus();
  }, [shouldFocus]);
  return (
    <h1 ref={headingRef} tabIndex={-1} className="d1">
      {children}
    </h1>
  );
}
