import type { ShapedText } from '../fonts/parsed-font';
import type { BarItem, DrawStyle, LineItem, Inline } from './layout-nodes';

export interface TextRun {
  drawStyle: DrawStyle;
  /** In points from the left end of the line. */
  x: number;
  width: number;
  shape: ShapedText;
}

/**
 * Merges adjacent words of one style into runs, because parsers would join words that are drawn one by one, as pdfmake
 * does. For the same reason, a line that continues keeps its trailing space.
 */
export function mergeTextRuns(line: LineItem): TextRun[] {
  const runs: TextRun[] = [];
  for (const [i, word] of line.inlines.entries()) {
    const { drawStyle, x = 0, width = 0 } = word;
    const isEnd = i === line.inlines.length - 1 && line.lastLineInParagraph;
    const text = isEnd ? word.text.trimEnd() : word.text;
    const shape = word.measured?.text === text ? word.measured.shape : drawStyle.font.parsedFont.shape(text);
    const last = runs.at(-1);
    if (last && canMerge(last.drawStyle, word)) {
      last.shape.glyphs.push(...shape.glyphs);
      last.shape.kerning.push(...shape.kerning);
      last.shape.width += shape.width;
      last.width += width;
    } else {
      // Copied, because runs are extended and a word may be drawn again.
      const own = { glyphs: [...shape.glyphs], kerning: [...shape.kerning], width: shape.width };
      runs.push({ drawStyle, x, width, shape: own });
    }
  }
  return runs.filter((run) => run.shape.glyphs.length > 0);
}

function canMerge(last: DrawStyle, { drawStyle }: Inline): boolean {
  if (last === drawStyle) return true;
  const keys = ['font', 'size', 'color', 'tracking', 'link'] as const;
  return (
    last.hangingWidth === undefined &&
    drawStyle.hangingWidth === undefined &&
    keys.every((key) => last[key] === drawStyle[key])
  );
}

export function getSideRules(line: LineItem): BarItem[] {
  const flank = line.node?.sideRules;
  if (!flank) return [];
  const { sides, gap, thickness: height, color } = flank;
  const width = line.getWidth();
  const left = line.x - (sides === 'both' ? (line.maxWidth - width) / 2 : 0);
  const right = left + line.maxWidth;
  const y = line.y + (line.getHeight() - height) / 2;
  const after = { x: line.x + width + gap, y, height, color, width: right - line.x - width - gap };
  return sides === 'both' ? [{ x: left, y, height, color, width: line.x - gap - left }, after] : [after];
}
