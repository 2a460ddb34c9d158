/** Scrolls a box, and nothing around it, so that something in it stands in its middle. */
export function intoMiddle(box: HTMLElement | null, target: HTMLElement | null): void {
  if (!box || !target) return;
  box.scrollTop = target.offsetTop - (box.clientHeight - target.offsetHeight) / 2;
}
