import { useCallback, useEffect, useRef, useState } from 'react';

/** Longest time that an unfinished load blocks the queue, in milliseconds. */
const maxLoadMs = 5000;
/** Resolves when all previously queued loads have finished. */
let queueTail = Promise.resolve();

/**
 * Loads heavy components one after another, in the order in which they are needed, because loading several in parallel
 * would block the page. `canLoad` becomes true when it is the component's turn. Call `markLoaded` when the component
 * has loaded.
 */
export function useLoadQueue(isNeeded: boolean): { canLoad: boolean; markLoaded: () => void } {
  const [hasTurn, setHasTurn] = useState(false);
  const finishLoad = useRef(() => {});
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isUnmounted = false;
    let timeout: ReturnType<typeof setTimeout>;
    const ownLoad = new Promise<void>((resolve) => (finishLoad.current = resolve));
    const queuedLoad = queueTail.then(() => {
      if (isUnmounted) return undefined;
      setHasTurn(true);
      timeout = setTimeout(() => finishLoad.current(), maxLoadMs);
      return ownLoad;
    });
    queueTail = queuedLoad;
    return () => {
      isUnmounted = true;
      clearTimeout(timeout);
      finishLoad.current();
    };
  }, [isNeeded]);
  return { canLoad: hasTurn, markLoaded: useCallback(() => finishLoad.current(), []) };
}
