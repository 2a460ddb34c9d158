/**
 * Scrolls a new screen to its saved position, otherwise to the target of the hash, otherwise to the top, and focuses
 * its heading. On the first screen of a visit, it only follows the hash and leaves scroll position and focus to the
 * browser.
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
  // Skips loading-state headings: they are about to be removed, and focus would be lost with them.
  const heading =
    document.querySelector<HTMLElement>('#main h1:not([aria-busy=true] *)') ?? document.getElementById('main');
  // Keeps focus in a menu that was opened while the screen was loading.
  const keepsFocus = heading?.contains(document.activeElement) || document.activeElement?.closest('[data-open]');
  if (heading && !keepsFocus) focusWithoutScroll(heading);
}

/** Scrolls within the current screen when only the hash changes or Back returns to a position in it. */
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
