import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top when the screen changes within one URL. The shell sets the scroll position of the first screen.
 */
export function useScrollToTop(screen: string): void {
  const lastScreen = useRef(screen);
  useEffect(() => {
    if (lastScreen.current === screen) return;
    lastScreen.current = screen;
    document.documentElement.scrollTop = 0;
  }, [screen]);
}
