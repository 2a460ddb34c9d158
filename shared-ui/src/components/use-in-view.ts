import { useCallback, useState } from 'react';

/**
 * Distance from the window at which an element counts as near, so that its content is ready when it scrolls into view.
 */
const rootMargin = '400px';

/** Reports when the element with `ref` comes near the window, so that its content is composed or loaded only then. */
export function useInView(): { ref: (element: Element | null) => (() => void) | undefined; inView: boolean } {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, inView: near };
}
