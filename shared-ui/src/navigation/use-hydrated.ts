import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/**
 * Returns false during prerendering and hydration, then true. Components must not read browser-only state (storage,
 * window width) before that. A page without prerendered HTML starts with true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
