/** Milliseconds after which deferred work runs at the latest. */
const longestWait = 4_000;

export function whenIdle(work: () => void): () => void {
  // Safari does not support `requestIdleCallback`.
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: longestWait });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, longestWait / 2);
  return () => clearTimeout(id);
}
