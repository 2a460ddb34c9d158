import { useEffect, useRef, type ReactNode } from 'react';

/** `shouldFocus` is for a heading that replaces another one on the same screen. */
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
