/** Milliseconds after which deferred work runs even if the page is not idle. */
const maxWait = 4_000;

/** Defers work until the page is idle. Returns a function that cancels it. */
export function runWhenIdle(work: () => void): () => void {
  // Safari does not support `requestIdleCallback`.
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: maxWait });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, maxWait / 2);
  return () => clearTimeout(id);
}
