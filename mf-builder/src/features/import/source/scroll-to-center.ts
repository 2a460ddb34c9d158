/** Scrolls a container, but none of its ancestors, so that the target is vertically centered. */
export function scrollToCenter(container: HTMLElement | null, target: HTMLElement | null): void {
  if (!container || !target) return;
  container.scrollTop = target.offsetTop - (container.clientHeight - target.offsetHeight) / 2;
}
