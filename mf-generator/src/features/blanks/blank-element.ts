export function findBlankElement(container: HTMLElement | null, id: string): HTMLElement | null {
  return container?.querySelector<HTMLElement>(`[data-blank="${CSS.escape(id)}"]`) ?? null;
}

/** Pixels at the top and bottom of the window where a blank is hard to see. */
const edgeMargin = 96;

export function scrollToBlank(container: HTMLElement | null, id: string): void {
  const element = findBlankElement(container, id);
  const rect = element?.getBoundingClientRect();
  if (!rect || (rect.top > edgeMargin && rect.bottom < window.innerHeight - edgeMargin)) return;
  element?.scrollIntoView({ block: 'center' });
}
