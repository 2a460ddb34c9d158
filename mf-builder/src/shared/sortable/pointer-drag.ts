/** Drag state: the original index, the target index, and the distance from the original position in pixels. */
export interface DragState {
  from: number;
  to: number;
  offset: number;
  /** Height of the gap that the item leaves; the items in between shift by it. */
  gapHeight: number;
}

/** Pixels before a press becomes a drag, and from the window's edge where scrolling starts. */
const dragThresholdPx = 4;
const scrollEdgePx = 72;

/**
 * Follows the pointer from a press on an item's handle. Calls `onDrop` once with the target index, unless the pointer
 * never moved. While the list has `data-dragging`, its items may be collapsed.
 */
export function trackPointerDrag(
  press: PointerEvent,
  items: HTMLElement[],
  from: number,
  { onDrag, onDrop }: { onDrag: (drag: DragState | undefined) => void; onDrop: (to: number) => void },
): void {
  const item = items[from];
  const list = item?.parentElement;
  if (!item || !list) return;
  let start: Start | undefined;
  let drag: DragState | undefined;
  let y = press.clientY;
  let frame = 0;

  const show = () => {
    if (!start && Math.abs(y - press.clientY) < dragThresholdPx) return;
    start ??= begin(list, items, from, press.clientY);
    const { boxes, own, gap } = start;
    const by = y - start.y + window.scrollY - start.scroll;
    // The dragged item passes another one when its leading edge crosses the other's middle.
    const isAbove = (box: DOMRect, index: number) =>
      index !== from && box.top + box.height / 2 < (index < from ? own.top : own.bottom) + by;
    drag = { from, to: boxes.filter(isAbove).length, offset: by, gapHeight: gap };
    onDrag(drag);
  };
  const move = (event: PointerEvent) => {
    y = event.clientY;
    show();
  };
  const scroll = () => {
    frame = requestAnimationFrame(scroll);
    const by = y < scrollEdgePx ? -12 : y > window.innerHeight - scrollEdgePx ? 12 : 0;
    if (!drag || by === 0) return;
    window.scrollBy(0, by);
    show();
  };
  frame = requestAnimationFrame(scroll);
  const end = (event: Event) => {
    cancelAnimationFrame(frame);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', cancel, true);
    onDrag(undefined);
    delete list.dataset['dragging'];
    if (!drag) return;
    requestAnimationFrame(() => item.scrollIntoView?.({ block: 'nearest' }));
    // Suppresses the click on the drag handle that follows the release.
    window.addEventListener('click', stopClick, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', stopClick, { capture: true }));
    if (event.type === 'pointerup') onDrop(drag.to);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end(event);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', cancel, true);
}

interface Start {
  boxes: DOMRect[];
  own: DOMRect;
  gap: number;
  /** Initial positions of the pointer and the window, in pixels. */
  y: number;
  scroll: number;
}

/**
 * Measures the items as they are during a drag. Scrolls so that the dragged item stays under the pointer if items above
 * it collapse.
 */
function begin(list: HTMLElement, items: HTMLElement[], from: number, y: number): Start {
  const topOf = () => items[from]!.getBoundingClientRect().top;
  const before = topOf();
  list.dataset['dragging'] = '';
  const moved = topOf() - before;
  if (moved !== 0) window.scrollBy(0, moved);
  const boxes = items.map((item) => item.getBoundingClientRect());
  const own = boxes[from]!;
  const next = boxes[from + 1];
  const gap = next ? next.top - own.top : own.bottom - (boxes[from - 1]?.bottom ?? own.top);
  return { boxes, own, gap, y: y + own.top - before, scroll: window.scrollY };
}

const stopClick = (event: Event) => event.stopPropagation();

/** Returns the offset of an item during a drag, in pixels. */
export function getItemShift(index: number, drag: DragState | undefined): number {
  if (!drag) return 0;
  if (index === drag.from) return drag.offset;
  if (index > drag.from && index <= drag.to) return -drag.gapHeight;
  if (index < drag.from && index >= drag.to) return drag.gapHeight;
  return 0;
}
