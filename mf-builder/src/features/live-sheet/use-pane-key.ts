import { useEffect, useRef, type RefObject } from 'react';

/** Handles Enter on the pane itself, whose arrow keys scroll. */
export function usePaneKey(pane: RefObject<HTMLElement | null>, onEnter: () => void) {
  const latest = useRef(onEnter);
  useEffect(() => {
    latest.current = onEnter;
  });
  useEffect(() => {
    const element = pane.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== element) return;
      event.preventDefault();
      latest.current();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [pane]);
}
