import { useEffect, useRef, type RefObject } from 'react';

/** Handles Enter only if the pane itself has the focus instead of a line inside it. */
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
