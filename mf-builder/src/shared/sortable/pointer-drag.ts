export interface DragState {
  from: number;
  to: number;
  /** Distance from the original position, in pixels. */
  offset: number;
  /** Height of the gap that the item leaves. The items in between shift by this height. */
  gapHeight: number;
}

const dragThresholdPx = 4;
/** The window scrolls while the pointer is this close to its edge. */
const scrollEdgePx = 72;

/**
 * Follows the pointer after a press on an item's handle. Calls `onDrop` with the target index, unless the pointer never
 * moved or the drag is canceled. During the drag, the list has `data-dragging`, so that styles can collapse its items.
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
  let dragStart: DragStart | undefined;
  let drag: DragState | undefined;
  let pointerY = press.clientY;
  let frame = 0;

  const updateDrag = () => {
    if (!dragStart && Math.abs(pointerY - press.clientY) < dragThresholdPx) return;
    dragStart ??= startDrag(list, items, from, press.clientY);
    const { boxes, ownBox, gap } = dragStart;
    const distance = pointerY - dragStart.y + window.scrollY - dragStart.scrollY;
    // The dragged item passes another item when its leading edge crosses the middle of that item.
    const isAbove = (box: DOMRect, index: number) =>
      index !== from && box.top + box.height / 2 < (index < from ? ownBox.top : ownBox.bottom) + distance;
    drag = { from, to: boxes.filter(isAbove).length, offset: distance, gapHeight: gap };
    onDrag(drag);
  };
  const handlePointerMove = (event: PointerEvent) => {
    pointerY = event.clientY;
    updateDrag();
  };
  const autoScroll = () => {
    frame = requestAnimationFrame(autoScroll);
    const step = pointerY < scrollEdgePx ? -12 : pointerY > window.innerHeight - scrollEdgePx ? 12 : 0;
    if (!drag || step === 0) return;
    window.scrollBy(0, step);
    updateDrag();
  };
  frame = requestAnimationFrame(autoScroll);
  const endDrag = (event: Event) => {
    cancelAnimationFrame(frame);
    window.removeEventListener('pointermove', handlePointerMove);
    window.removeEventListener('pointerup', endDrag);
    window.removeEventListener('pointercancel', endDrag);
    window.removeEventListener('keydown', handleKeyDown, true);
    onDrag(undefined);
    delete list.dataset['dragging'];
    if (!drag) return;
    requestAnimationFrame(() => item.scrollIntoView?.({ block: 'nearest' }));
    // Releasing the pointer also clicks the handle. This click must have no effect.
    window.addEventListener('click', stopClick, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', stopClick, { capture: true }));
    if (event.type === 'pointerup') onDrop(drag.to);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') endDrag(event);
  };
  window.addEventListener('pointermove', handlePointerMove);
  window.addEventListener('pointerup', endDrag);
  window.addEventListener('pointercancel', endDrag);
  window.addEventListener('keydown', handleKeyDown, true);
}

interface DragStart {
  boxes: DOMRect[];
  ownBox: DOMRect;
  gap: number;
  /** Initial positions of the pointer and the window, in pixels. */
  y: number;
  scrollY: number;
}

/**
 * Measures the items in their collapsed state. Scrolls so that the dragged item stays under the pointer if items above
 * it collapse.
 */
function startDrag(list: HTMLElement, items: HTMLElement[], from: number, y: number): DragStart {
  const getTop = () => items[from]!.getBoundingClientRect().top;
  const initialTop = getTop();
  list.dataset['dragging'] = '';
  const shift = getTop() - initialTop;
  if (shift !== 0) window.scrollBy(0, shift);
  const boxes = items.map((item) => item.getBoundingClientRect());
  const ownBox = boxes[from]!;
  const next = boxes[from + 1];
  const gap = next ? next.top - ownBox.top : ownBox.bottom - (boxes[from - 1]?.bottom ?? ownBox.top);
  return { boxes, ownBox, gap, y: y + ownBox.top - initialTop, scrollY: window.scrollY };
}

const stopClick = (event: Event) => event.stopPropagation();

/** Returns the current offset of an item, in pixels. */
export function getItemShift(index: number, drag: DragState | undefined): number {
  if (!drag) return 0;
  if (index === drag.from) return drag.offset;
  if (index > drag.from && index <= drag.to) return -drag.gapHeight;
  if (index < drag.from && index >= drag.to) return drag.gapHeight;
  return 0;
}
