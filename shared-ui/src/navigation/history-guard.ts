type HistoryGuard = (event: PopStateEvent) => void;

let currentGuard: HistoryGuard | undefined;

// Window listeners run in the order of registration. This listener is registered before the router's listener, which is
// added when the page mounts.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => currentGuard?.(event));

/**
 * Calls a guard on Back and Forward. The guard can keep the event from the router with `stopImmediatePropagation`. A
 * new guard replaces the previous guard. Returns a function that removes the guard.
 */
export function guardHistory(guard: HistoryGuard): () => void {
  currentGuard = guard;
  return () => {
    if (currentGuard === guard) currentGuard = undefined;
  };
}
