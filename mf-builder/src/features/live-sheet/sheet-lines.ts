import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import { splitBlanks } from '@shortlist/documents/blanks';
import { getIn } from '../../shared/document/object-path';

/** Dates have their own control in the form. */
const isDate = (path: string) => /\.(startDate|endDate)$/.test(path);

/** Returns whether a field can be edited on the sheet, which requires a single text that is not a date. */
export const isEditableLine = (draft: ResumeDraft, path: string) =>
  typeof getIn(draft, path) === 'string' && !isDate(path);

export const isMultiParagraph = (path: string) => /\.(summary|description)$/.test(path);

export const findLineElement = (frame: Element, path: string) =>
  frame.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);

/** Returns the editable lines of a sheet in reading order, one per field. */
export function listEditableLines(frame: Element, draft: ResumeDraft): HTMLElement[] {
  const seen = new Set<string>();
  return [...frame.querySelectorAll<HTMLElement>('[data-path]')].filter((element) => {
    const path = element.dataset['path'] ?? '';
    if (seen.has(path) || !isEditableLine(draft, path)) return false;
    seen.add(path);
    return true;
  });
}

/** Returns the number of characters of a line before a screen position. */
export function getCaretOffset(line: Element, { x, y }: { x: number; y: number }): number | undefined {
  // Not supported in every browser. Without it, the caret goes to the end.
  const found = (document as Partial<Document>).caretPositionFromPoint?.call(document, x, y);
  if (!found || !line.contains(found.offsetNode)) return undefined;
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(found.offsetNode, found.offset);
  const marker = line.querySelector('.sheet-marker')?.textContent.length ?? 0;
  return Math.max(0, before.toString().length - marker);
}

/**
 * Returns the initial selection: the blank at the caret, the first blank if there is no caret, else the caret itself.
 */
export function getSelectionOffsets(value: string, caret: number | undefined): [start: number, end: number] {
  let start = 0;
  for (const { text, label } of splitBlanks(value)) {
    const end = start + text.length;
    if (label !== undefined && (caret === undefined || (caret >= start && caret <= end))) return [start, end];
    start = end;
  }
  const at = Math.min(caret ?? value.length, value.length);
  return [at, at];
}
