import { useCallback, useState } from 'react';

/** The content of an element loads within this distance of the viewport, so that it is ready in time. */
const rootMargin = '400px';

/** Returns whether the element with `ref` has come near the viewport, so that the caller can defer its content. */
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
