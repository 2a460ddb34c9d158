/**
 * A new screen has come: it starts at the place that the address names, else where it is told to, and the keyboard and
 * screen readers start at its heading. At the first screen of a visit everything stays where the browser puts it.
 */
export function arrive({ first, scrollTo }: { first: boolean; scrollTo: number }): void {
  const anchor = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (anchor) anchor.scrollIntoView();
  if (first) return;
  if (!anchor) window.scrollTo(0, scrollTo);
  const place = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (!place || place.contains(document.activeElement)) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
