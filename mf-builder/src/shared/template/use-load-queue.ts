import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that an unfinished load may block the queue. */
const maxLoadMs = 5000;
/** Resolves when all earlier loads have finished. */
let queueTail = Promise.resolve();

/**
 * Queues heavy components so that they load one after another, in the order in which they are needed; loading several
 * at once would block the page. `canLoad` becomes true when it is the component's turn; call `markLoaded` when it has
 * loaded.
 */
export function useLoadQueue(wanted: boolean): { canLoad: boolean; markLoaded: () => void } {
  const [turn, setTurn] = useState(false);
  const ended = useRef(() => {});
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    let limit: ReturnType<typeof setTimeout>;
    const mine = new Promise<void>((resolve) => (ended.current = resolve));
    const begun = queueTail.then(() => {
      if (gone) return undefined;
      setTurn(true);
      limit = setTimeout(() => ended.current(), maxLoadMs);
      return mine;
    });
    queueTail = begun;
    return () => {
      gone = true;
      clearTimeout(limit);
      ended.current();
    };
  }, [wanted]);
  return { canLoad: turn, markLoaded: useCallback(() => ended.current(), []) };
}
