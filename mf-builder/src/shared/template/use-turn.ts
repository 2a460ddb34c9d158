import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds for which one that does not end may hold up those behind it. */
const longest = 5000;
/** Resolves when all that have begun before are loaded. */
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
