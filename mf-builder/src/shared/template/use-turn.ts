import { useCallback, useEffect, useRef, useState } from 'react';

/** When all that have begun before are loaded. */
let before = Promise.resolve();

/**
 * Lets heavy parts of a page load one after the other, in the order in which they are wanted: several at once would hold up
 * the page. `turn`: it may load; `end` when it has.
 */
export function useTurn(wanted: boolean): { turn: boolean; end: () => void } {
  const [turn, setTurn] = useState(false);
  const ended = useRef(() => {});
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    const mine = new Promise<void>((resolve) => (ended.current = resolve));
    const begun = before.then(() => {
      if (gone) return undefined;
      setTurn(true);
      return mine;
    });
    before = begun;
    return () => {
      gone = true;
      ended.current();
    };
  }, [wanted]);
  return { turn, end: useCallback(() => ended.current(), []) };
}
