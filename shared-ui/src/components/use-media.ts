import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, updated live. False during prerendering. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Too narrow for two columns: shows one document at a time and the score in a bar below. */
export const useOneColumn = () => useMedia('(max-width: 1023px)');

/** Phones show the sheet with reflowed lines. */
export const usePhone = () => useMedia('(max-width: 639px)');
