import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import { splitBlanks } from '@shortlist/documents/blanks';
import { getIn } from '../../shared/document/object-path';

const isDate = (path: string) => /\.(startDate|endDate)$/.test(path);

/** Returns whether a field is editable on the sheet. Dates are editable only with the date control in the form. */
export const isEditableLine = (draft: ResumeDraft, path: string) =>
  typeof getIn(draft, path) === 'string' && !isDate(path);

export const isMultiParagraph = (path: string) => /\.(summary|description)$/.test(path);

export const findLineElement = (frame: Element, path: string) =>
  frame.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);

/** Lists the editable lines in reading order, one per field. */
export function listEditableLines(frame: Element, draft: ResumeDraft): HTMLElement[] {
  const seenPaths = new Set<string>();
  return [...frame.querySelectorAll<HTMLElement>('[data-path]')].filter((element) => {
    const path = element.dataset['path'] ?? '';
    if (seenPaths.has(path) || !isEditableLine(draft, path)) return false;
    seenPaths.add(path);
    return true;
  });
}

/** Returns how many characters of a line precede a screen position. */
export function getCaretOffset(line: Element, { x, y }: { x: number; y: number }): number | undefined {
  // Without browser support for `caretPositionFromPoint`, the caret goes to the end of the line.
  const position = (document as Partial<Document>).caretPositionFromPoint?.call(document, x, y);
  if (!position || !line.contains(position.offsetNode)) return undefined;
  const range = document.createRange();
  range.setStart(line, 0);
  range.setEnd(position.offsetNode, position.offset);
  const markerLength = line.querySelector('.sheet-marker')?.textContent.length ?? 0;
  return Math.max(0, range.toString().length - markerLength);
}

/**
 * Returns the range of the blank at the caret. Without a caret, returns the range of the first blank. If there is no
 * such blank, returns the caret position.
 */
export function getSelectionOffsets(value: string, caret: number | undefined): [start: number, end: number] {
  let start = 0;
  for (const { text, label } of splitBlanks(value)) {
    const end = start + text.length;
    if (label !== undefined && (caret === undefined || (caret >= start && caret <= end))) return [start, end];
    start = end;
  }
  const position = Math.min(caret ?? value.length, value.length);
  return [position, position];
}
