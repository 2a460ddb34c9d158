import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the focus if no element has the focus, because the button that led to this screen has disappeared. */
export function PageTitle({ className, children }: { className: string; children: ReactNode }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={headingRef} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
