/**
 * Positions a new screen: at its saved scroll position, otherwise at the address's hash, otherwise at the top. Keyboard
 * and screen readers start at its heading. On the first screen of a visit everything stays as the browser left it.
 */
export function arrive({ first, left }: { first: boolean; left?: number }): void {
  const anchor = left === undefined ? namedPlace() : undefined;
  if (anchor) anchor.scrollIntoView();
  if (first) return;
  if (!anchor) window.scrollTo(0, left ?? 0);
  // Skips headings of loading states, which are removed soon together with the focus.
  const heading =
    document.querySelector<HTMLElement>('#main h1:not([aria-busy=true] *)') ?? document.getElementById('main');
  // Keeps the focus in a menu that was opened while the screen was loading.
  const stays = heading?.contains(document.activeElement) || document.activeElement?.closest('[data-open]');
  if (heading && !stays) focusOn(heading);
}

/** Scrolls within the current screen when only the hash changes or Back returns to a position in it. */
export function moveWithin(left?: number): void {
  const anchor = namedPlace();
  if (left !== undefined) window.scrollTo(0, left);
  else if (anchor) {
    anchor.scrollIntoView();
    focusOn(anchor);
  }
}

const namedPlace = () => document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

function focusOn(place: HTMLElement) {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
