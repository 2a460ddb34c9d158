import { Suspense, type ReactNode } from 'react';
import { useInView } from '@shortlist/shared-ui/components/use-in-view';
import { SheetSkeletonLines } from '@shortlist/shared-ui/components/skeleton';

/** A decorative sheet that loads with its fonts shortly before it comes into view. */
export function LazySheet({ children }: { children: ReactNode }) {
  const { ref, inView } = useInView();
  return (
    <div
      ref={ref}
      inert
      aria-hidden="true"
      className="sheet @container aspect-[210/297] overflow-hidden rounded-sheet bg-doc shadow-sheet"
    >
      <Suspense fallback={<SheetSkeletonLines />}>{inView ? children : <SheetSkeletonLines />}</Suspense>
    </div>
  );
}
