type HistoryGuard = (event: PopStateEvent) => void;

let guard: HistoryGuard | undefined;

// Window listeners run in the order of registration. This one is registered before the router's, which starts listening
// when the page mounts.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => guard?.(event));

/**
 * Calls a guard on Back and Forward before the router, which the guard can block with `stopImmediatePropagation`. Only
 * one guard at a time. Returns a function that removes it.
 */
export function guardHistory(next: HistoryGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
