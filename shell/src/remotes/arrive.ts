/**
 * A new screen has come: it starts at its top, or at the place that the address names, and the keyboard and screen
 * readers start at its heading. At the first screen of a visit the focus stays where the browser puts it.
 */
export function arrive(first: boolean): void {
  const anchor = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (anchor) anchor.scrollIntoView();
  else if (!first) window.scrollTo(0, 0);
  if (first) return;
  const place = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (!place || place.contains(document.activeElement)) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
