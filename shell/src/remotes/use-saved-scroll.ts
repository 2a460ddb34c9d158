import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@shortlist/shared-ui/router';

const scrollPositions = new Map<string, number>();

/**
 * Returns the saved scroll position after Back or Forward, and otherwise undefined. Disables the browser's scroll
 * restoration, which runs before the screen has loaded, but enables it again for a reload.
 */
export function useSavedScroll(): RefObject<number | undefined> {
  const { key, hash } = useLocation();
  // Entries that the router did not create have no unique key.
  const entryKey = key + hash;
  const navigationType = useNavigationType();
  const savedScroll = useRef<number>(undefined);
  useEffect(() => {
    const createRestorationSetter = (mode: ScrollRestoration) => () => (window.history.scrollRestoration = mode);
    const handlePageHide = createRestorationSetter('auto');
    createRestorationSetter('manual')();
    window.addEventListener('pagehide', handlePageHide);
    return () => window.removeEventListener('pagehide', handlePageHide);
  }, []);
  useEffect(() => {
    savedScroll.current = navigationType === NavigationType.Pop ? scrollPositions.get(entryKey) : undefined;
    return () => void scrollPositions.set(entryKey, window.scrollY);
  }, [entryKey, navigationType]);
  return savedScroll;
}
