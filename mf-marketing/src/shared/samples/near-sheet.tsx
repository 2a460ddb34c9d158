import { Suspense, type ReactNode } from 'react';
import { useNear } from '@shortlist/shared-ui/components/use-near';
import { SheetStrokes } from '@shortlist/shared-ui/components/skeleton';

/** A decorative sheet. It loads, with its fonts, shortly before it comes into view. */
export function NearSheet({ children }: { children: ReactNode }) {
  const { ref, near } = useNear();
  return (
    <div
      ref={ref}
      inert
      aria-hidden="true"
      className="sheet @container aspect-[210/297] overflow-hidden rounded-sheet bg-doc shadow-sheet"
    >
      <Suspense fallback={<SheetStrokes />}>{near ? children : <SheetStrokes />}</Suspense>
    </div>
  );
}
