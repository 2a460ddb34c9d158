type TravelGuard = (event: PopStateEvent) => void;

let guard: TravelGuard | undefined;

// The window's listeners are called in the order in which they came: this one comes before the router's, which begins to
// listen when the page is mounted.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => guard?.(event));

/**
 * Hears of Back and Forward before the router does, and may hold them back by `stopImmediatePropagation`. One guard at a
 * time: that of the screen. Answers how to stop.
 */
export function guardTravel(next: TravelGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
