import { useCallback, useState } from 'react';

/** Distance from the window's edges, in pixels. */
const margin = 16;

/**
 * Returns the `top` of a sticky column: a short column sticks to the window's top, a tall one to its bottom, so that
 * all of it can be seen.
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
