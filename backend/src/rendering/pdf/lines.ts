import type { Shape } from '../fonts/face';
import type { BarItem, Ink, LineItem, Word } from './nodes';

export interface TextRun {
  ink: Ink;
  /** In points from the left end of the line. */
  x: number;
  width: number;
  shape: Shape;
}

/**
 * Merges adjacent words of one style into runs, because parsers would join words that are drawn one by one, as pdfmake
 * does. For the same reason, a line that continues keeps its trailing space.
 */
export function runsOf(line: LineItem): TextRun[] {
  const runs: TextRun[] = [];
  for (const [i, word] of line.inlines.entries()) {
    const { ink, x = 0, width = 0 } = word;
    const isEnd = i === line.inlines.length - 1 && line.lastLineInParagraph;
    const text = isEnd ? word.text.trimEnd() : word.text;
    const shape = word.shaped?.text === text ? word.shaped.shape : ink.font.face.shape(text);
    const last = runs.at(-1);
    if (last && goesOn(last.ink, word)) {
      last.shape.glyphs.push(...shape.glyphs);
      last.shape.kerns.push(...shape.kerns);
      last.shape.width += shape.width;
      last.width += width;
    } else {
      // Copied, because runs are extended and a word may be drawn again.
      const own = { glyphs: [...shape.glyphs], kerns: [...shape.kerns], width: shape.width };
      runs.push({ ink, x, width, shape: own });
    }
  }
  return runs.filter((run) => run.shape.glyphs.length > 0);
}

function goesOn(last: Ink, { ink }: Word): boolean {
  if (last === ink) return true;
  const keys = ['font', 'size', 'color', 'tracking', 'link'] as const;
  return last.hanging === undefined && ink.hanging === undefined && keys.every((key) => last[key] === ink[key]);
}

export function flankOf(line: LineItem): BarItem[] {
  const flank = line.node?.flank;
  if (!flank) return [];
  const { sides, gap, thickness: height, color } = flank;
  const width = line.getWidth();
  const left = line.x - (sides === 'both' ? (line.maxWidth - width) / 2 : 0);
  const right = left + line.maxWidth;
  const y = line.y + (line.getHeight() - height) / 2;
  const after = { x: line.x + width + gap, y, height, color, width: right - line.x - width - gap };
  return sides === 'both' ? [{ x: left, y, height, color, width: line.x - gap - left }, after] : [after];
}
