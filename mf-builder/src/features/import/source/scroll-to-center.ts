/** Scrolls a container, but none of its ancestors, so that the target is vertically centered. */
export function scrollToCenter(box: HTMLElement | null, target: HTMLElement | null): void {
  if (!box || !target) return;
  box.scrollTop = target.offsetTop - (box.clientHeight - target.offsetHeight) / 2;
}
