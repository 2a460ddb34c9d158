import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a page is prerendered and while the browser takes prerendered HTML over, then true: what only this browser
 * knows (storage, the width of its window) waits for it. A page that begins empty begins with true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
