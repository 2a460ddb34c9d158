/** In milliseconds. Deferred work runs after this time at the latest. */
const longestWait = 4_000;

/** Runs deferrable work when the page is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari does not support it.
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: longestWait });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, longestWait / 2);
  return () => clearTimeout(id);
}
