import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { GhostPage } from '../ghost-page';

/** A sheet for the eye only. It is loaded and its faces are asked for when it is about to be seen, not with the page. */
export function NearSheet({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div
      ref={place}
      inert
      aria-hidden="true"
      className="sheet @container aspect-[210/297] overflow-hidden rounded-sheet bg-doc shadow-sheet"
    >
      <Suspense fallback={<GhostPage />}>{near ? children : <GhostPage />}</Suspense>
    </div>
  );
}

/** True from the moment an element comes within a screen's height of being seen. */
function useNear(place: { current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return near;
}
