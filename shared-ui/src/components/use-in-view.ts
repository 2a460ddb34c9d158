import { useCallback, useState } from 'react';

/**
 * Distance from the viewport at which an element counts as near, so that its content is ready when it scrolls into
 * view.
 */
const rootMargin = '400px';

/**
 * Returns whether the element with `ref` has come near the viewport, so that its content is composed or loaded only
 * then.
 */
export function useInView(): { ref: (element: Element | null) => (() => void) | undefined; inView: boolean } {
  const [inView, setInView] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setInView(true);
        observer.disconnect();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, inView };
}
