import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/**
 * Returns false during prerendering and hydration, then true. Browser-only state (storage, window width) must wait for
 * it. A page without prerendered HTML starts with true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
