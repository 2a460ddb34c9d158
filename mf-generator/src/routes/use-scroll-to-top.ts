import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top when the screen changes within one URL. The first screen keeps the scroll position set by the
 * shell.
 */
export function useScrollToTop(screen: string): void {
  const lastScreen = useRef(screen);
  useEffect(() => {
    if (lastScreen.current === screen) return;
    lastScreen.current = screen;
    document.documentElement.scrollTop = 0;
  }, [screen]);
}
