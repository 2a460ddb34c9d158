import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@shortlist/shared-ui/router';

const scrollPositions = new Map<string, number>();

/**
 * Returns the saved scroll position after Back or Forward, otherwise undefined. The browser's own scroll restoration is
 * disabled because it runs before the screen has loaded; it is enabled again for a reload.
 */
export function useSavedScroll(): RefObject<number | undefined> {
  const { key, hash } = useLocation();
  // Entries that the router did not create have no unique key.
  const entryKey = key + hash;
  const navigationType = useNavigationType();
  const savedScroll = useRef<number>(undefined);
  useEffect(() => {
    const setRestoration = (mode: ScrollRestoration) => () => (window.history.scrollRestoration = mode);
    const handlePageHide = setRestoration('auto');
    setRestoration('manual')();
    window.addEventListener('pagehide', handlePageHide);
    return () => window.removeEventListener('pagehide', handlePageHide);
  }, []);
  useEffect(() => {
    savedScroll.current = navigationType === NavigationType.Pop ? scrollPositions.get(entryKey) : undefined;
    return () => void scrollPositions.set(entryKey, window.scrollY);
  }, [entryKey, navigationType]);
  return savedScroll;
}
