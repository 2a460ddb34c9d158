import { useCallback, useState } from 'react';

/** The distance from the window within which something counts as near, so that it is there when it comes into sight. */
const ahead = '400px';

/** Tells when something comes near the window, to compose or load it only then: `ref` of its place, and whether it is near. */
export function useNear(): { ref: (element: Element | null) => (() => void) | undefined; near: boolean } {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
}
