import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches. Returns false during prerendering. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const mediaQueryList = window.matchMedia(query);
      mediaQueryList.addEventListener('change', onChange);
      return () => mediaQueryList.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const singleColumnQuery = '(max-width: 1023px)';
/**
 * Returns true if the window is too narrow for two columns. Screens then show one document at a time, with the score in
 * a bar below it.
 */
export const useIsSingleColumn = () => useMediaQuery(singleColumnQuery);
export const isSingleColumn = () => window.matchMedia(singleColumnQuery).matches;

const phoneQuery = '(max-width: 639px)';
/** Returns true on phones, where the sheet reflows its text. */
export const useIsPhone = () => useMediaQuery(phoneQuery);
export const isPhone = () => window.matchMedia(phoneQuery).matches;
