import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@shortlist/shared-ui/router';

/** Where each visited entry of the history was scrolled to. */
const positions = new Map<string, number>();

/**
 * Where what comes next was left, when Back or Forward lead to it; anything else begins where its address says. The
 * browser's own memory is off, because it acts before the screen is there; a reload has it.
 */
export function useScrollMemory(): RefObject<number | undefined> {
  const { key, hash } = useLocation();
  // An entry that the router didn't make has no key of its own.
  const entry = key + hash;
  const travel = useNavigationType();
  const left = useRef<number>(undefined);
  useEffect(() => {
    const restore = (mode: ScrollRestoration) => () => (window.history.scrollRestoration = mode);
    const leave = restore('auto');
    restore('manual')();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  useEffect(() => {
    left.current = travel === NavigationType.Pop ? positions.get(entry) : undefined;
    return () => void positions.set(entry, window.scrollY);
  }, [entry, travel]);
  return left;
}
