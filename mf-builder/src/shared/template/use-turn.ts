import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that an unfinished load may block the queue. */
const longest = 5000;
/** Resolves when all earlier loads have finished. */
let before = Promise.resolve();

/**
 * Queues heavy components so that they load one after another, in the order in which they are needed; loading several
 * at once would block the page. `canLoad` becomes true when it is the component's turn; call `markLoaded` when it has
 * loaded.
 */
export function useTurn(wanted: boolean): { turn: boolean; end: () => void } {
  const [turn, setTurn] = useState(false);
  const ended = useRef(() => {});
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    let limit: ReturnType<typeof setTimeout>;
    const mine = new Promise<void>((resolve) => (ended.current = resolve));
    const begun = before.then(() => {
      if (gone) return undefined;
      setTurn(true);
      limit = setTimeout(() => ended.current(), longest);
      return mine;
    });
    before = begun;
    return () => {
      gone = true;
      clearTimeout(limit);
      ended.current();
    };
  }, [wanted]);
  return { turn, end: useCallback(() => ended.current(), []) };
}
