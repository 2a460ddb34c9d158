import { useEffect, useRef } from 'react';

/** Screens that change in one address: the next one starts at its top. The first keeps the place that the shell gave it. */
export function useTopOfScreen(screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    document.documentElement.scrollTop = 0;
  }, [screen]);
}
