import { useEffect, useRef, type RefObject } from 'react';

/** Handles Enter while the pane itself, not a line in it, has the focus. */
export function usePaneEnterKey(pane: RefObject<HTMLElement | null>, onEnter: () => void) {
  const onEnterRef = useRef(onEnter);
  useEffect(() => {
    onEnterRef.current = onEnter;
  });
  useEffect(() => {
    const element = pane.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== element) return;
      event.preventDefault();
      onEnterRef.current();
    };
    element?.addEventListener('keydown', handleKeyDown);
    return () => element?.removeEventListener('keydown', handleKeyDown);
  }, [pane]);
}
