/** Width of the editor in pixels, where the frame has room for it; and its distance from the blank. */
const editorWidth = 320;
const distance = 8;

/** Pixels from the frame's top left. */
export interface Place {
  left: number;
  top: number;
}

/** The blank's own button on the sheet; of several with the same fact, the first. */
export function blankElement(frame: HTMLElement | null, id: string): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-blank="${CSS.escape(id)}"]`) ?? null;
}

/** Where the editor stands: under its blank, and inside the frame's width. */
export function placeBeside(frame: HTMLElement | null, id: string): Place | undefined {
  const blank = blankElement(frame, id)?.getBoundingClientRect();
  const around = frame?.getBoundingClientRect();
  if (!blank || !around) return undefined;
  const room = Math.max(0, around.width - editorWidth);
  return { left: Math.min(Math.max(0, blank.left - around.left), room), top: blank.bottom - around.top + distance };
}
