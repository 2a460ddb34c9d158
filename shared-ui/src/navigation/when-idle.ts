/** Milliseconds after which what waits for a quiet moment is done all the same. */
const longestWait = 4_000;

/** Does what can wait when the page has nothing else to do. Answers how to stop waiting. */
export function whenIdle(work: () => void): () => void {
  // Safari has none.
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: longestWait });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, longestWait / 2);
  return () => clearTimeout(id);
}
