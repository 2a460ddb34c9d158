export function findBlankElement(container: HTMLElement | null, id: string): HTMLElement | null {
  return container?.querySelector<HTMLElement>(`[data-blank="${CSS.escape(id)}"]`) ?? null;
}

/** Pixels at the top and bottom of the window in which a blank is hard to see. */
const edge = 96;

export function showBlank(frame: HTMLElement | null, id: string): void {
  const element = findBlankElement(frame, id);
  const place = element?.getBoundingClientRect();
  if (!place || (place.top > edge && place.bottom < window.innerHeight - edge)) return;
  element?.scrollIntoView({ block: 'center' });
}
