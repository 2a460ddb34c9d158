import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@shortlist/shared-ui/router';

const positions = new Map<string, number>();

/**
 * Returns the saved scroll position after Back or Forward, otherwise undefined. The browser's own scroll restoration is
 * disabled because it runs before the screen has loaded; it is enabled again for a reload.
 */
export function useScrollMemory(): RefObject<number | undefined> {
  const { key, hash } = useLocation();
  // Entries that the router did not create have no unique key.
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
