import { useCallback, useState } from 'react';

/** Distance from the window's edges, in pixels. */
const margin = 16;

/**
 * Returns the `top` of a sticky column. A short column sticks to the top of the window. A tall column sticks to the
 * bottom, so that the user can see all of it.
 */
export function useStickyTop() {
  const [top, setTop] = useState(margin);
  const columnRef = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setTop(Math.min(margin, window.innerHeight - element.offsetHeight - margin));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { columnRef, top };
}
