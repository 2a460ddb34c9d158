/**
 * Scrolls a new screen to its saved position, or else to the target of the hash, or else to the top. Then focuses the
 * heading. On the first screen of a visit, only follows the hash, because the browser sets the scroll position and the
 * focus.
 */
export function restoreScrollAndFocus({
  isFirstScreen,
  savedScrollY,
}: {
  isFirstScreen: boolean;
  savedScrollY?: number;
}): void {
  const anchor = savedScrollY === undefined ? getHashTarget() : undefined;
  if (anchor) anchor.scrollIntoView();
  if (isFirstScreen) return;
  if (!anchor) window.scrollTo(0, savedScrollY ?? 0);
  // Skips the heading of a skeleton, which is about to disappear with the focus.
  const heading =
    document.querySelector<HTMLElement>('#main h1:not([aria-busy=true] *)') ?? document.getElementById('main');
  // Keeps focus in a menu that was opened while the screen was loading.
  const shouldKeepFocus = heading?.contains(document.activeElement) || document.activeElement?.closest('[data-open]');
  if (heading && !shouldKeepFocus) focusWithoutScroll(heading);
}

/** Scrolls within the current screen, to a saved position or to the target of a new hash. */
export function scrollWithinScreen(savedScrollY?: number): void {
  const anchor = getHashTarget();
  if (savedScrollY !== undefined) window.scrollTo(0, savedScrollY);
  else if (anchor) {
    anchor.scrollIntoView();
    focusWithoutScroll(anchor);
  }
}

const getHashTarget = () => document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

function focusWithoutScroll(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
