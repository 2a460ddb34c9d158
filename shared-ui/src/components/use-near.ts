import { useCallback, useState } from 'react';

/** How far beside the window something counts as near, so that it is there when it comes into sight. */
const ahead = '400px';

/** What is composed or loaded only when it comes near the window: `ref` of its place, and whether it has come near. */
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
