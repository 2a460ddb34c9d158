import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { squeezed } from './headings';
import { type Line, positionOrders, streamOrder } from './orders';
import type { HiddenText, ParsedFile, ParsedPage } from './parsed-file';
import { namesOf, readResume, type Reading } from './reading';

export interface FileFacts {
  /** Resume that the file was made from. Its open blanks appear in brackets. */
  written: ResumeContent;
  stream: Reading;
  rows: Reading;
  columns: Reading;
  pages: { letters: number; unreadable: number; fullness: number }[];
  hidden: HiddenText[];
}

/** Share of the page height inside the margins. */
const textArea = 0.87;

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

export function factsOfFile(file: ParsedFile, written: ResumeContent, language: Language): FileFacts {
  const { rows, columns } = positionOrders(file);
  // In most documents the orders are identical, so one reading is enough.
  const readings = new Map<string, Reading>();
  const read = (lines: Line[]) => {
    const key = lines.map(({ page, text }) => `${page} ${text}`).join('\n');
    const reading = readings.get(key) ?? readResume(lines, written, language);
    readings.set(key, reading);
    return reading;
  };
  return {
    written,
    stream: read(streamOrder(file)),
    rows: read(rows),
    columns: read(columns),
    pages: file.pages.map((page, i) => {
      const text = page.pieces.map((piece) => piece.text).join('');
      return {
        letters: count(text, /\p{L}/gu),
        unreadable: count(text, /[\uFFFD\p{Co}]/gu) / Math.max(1, text.replace(/\s/g, '').length),
        fullness: fullnessOf(page, i, written),
      };
    }),
    hidden: file.hidden,
  };
}

/**
 * Returns the distance from the first to the last line of a page as a share of the height inside the margins, ignoring
 * the name and page number in the footer.
 */
function fullnessOf({ pieces, height }: ParsedPage, page: number, written: ResumeContent): number {
  const feet = namesOf(written).flatMap((name) => [name, name + String(page + 1)]);
  const body = pieces.filter(({ text }) => text.trim() !== '' && (page === 0 || !feet.includes(squeezed(text))));
  if (body.length === 0) return 0;
  const top = Math.max(...body.map(({ y, size }) => y + size));
  const bottom = Math.min(...body.map(({ y }) => y));
  return (top - bottom) / (height * textArea);
}
