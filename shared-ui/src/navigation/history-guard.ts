type HistoryGuard = (event: PopStateEvent) => void;

let currentGuard: HistoryGuard | undefined;

// Window listeners run in the order of registration. This one is registered before the router's, which starts listening
// when the page mounts.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => currentGuard?.(event));

/**
 * Calls a guard on Back and Forward before the router handles them; the guard can prevent that with
 * `stopImmediatePropagation`. A new guard replaces the previous one. Returns a function that removes the guard.
 */
export function guardHistory(guard: HistoryGuard): () => void {
  currentGuard = guard;
  return () => {
    if (currentGuard === guard) currentGuard = undefined;
  };
}
