import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, followed while the screen is open. No, where a page is prerendered. */
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

/** Too narrow for two columns: one document at a time, the score in a bar below. */
export const useOneColumn = () => useMedia('(max-width: 1023px)');

/** Phones read the sheet with its lines broken anew. */
export const usePhone = () => useMedia('(max-width: 639px)');
