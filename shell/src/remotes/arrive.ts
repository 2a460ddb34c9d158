/**
 * A new screen has come: it starts where it was left, else at the place that the address names, else at its top; the
 * keyboard and screen readers start at its heading. At the first screen of a visit everything stays where the browser puts it.
 */
export function arrive({ first, left }: { first: boolean; left?: number }): void {
  const anchor = left === undefined ? namedPlace() : undefined;
  if (anchor) anchor.scrollIntoView();
  if (first) return;
  if (!anchor) window.scrollTo(0, left ?? 0);
  // What is still being loaded is gone again soon, and the focus with it.
  const heading =
    document.querySelector<HTMLElement>('#main h1:not([aria-busy=true] *)') ?? document.getElementById('main');
  // Keep focus in a menu opened while the screen was loading.
  const stays = heading?.contains(document.activeElement) || document.activeElement?.closest('[data-open]');
  if (heading && !stays) focusOn(heading);
}

/** The address names another place of the screen that is there, or Back leads from one to where somebody was before. */
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
