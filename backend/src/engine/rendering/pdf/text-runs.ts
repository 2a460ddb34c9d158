import type { ShapedText } from '../fonts/parsed-font';
import type { RectItem, DrawStyle, LineItem, Inline } from './layout-nodes';

export interface TextRun {
  drawStyle: DrawStyle;
  /** In points from the left end of the line. */
  x: number;
  width: number;
  shape: ShapedText;
}

/**
 * Merges adjacent words of one style into runs. pdfmake draws each word by itself, and parsers then lose the spaces.
 * For the same reason, every line except the last of a paragraph keeps its trailing space.
 */
export function mergeTextRuns(line: LineItem): TextRun[] {
  const runs: TextRun[] = [];
  for (const [i, word] of line.inlines.entries()) {
    const { drawStyle, x = 0, width = 0 } = word;
    const isEnd = i === line.inlines.length - 1 && line.lastLineInParagraph;
    const text = isEnd ? word.text.trimEnd() : word.text;
    const shape =
      word.measured?.text === text ? word.measured.shape : drawStyle.font.parsedFont.shape(text, drawStyle.uppercase);
    const lastRun = runs.at(-1);
    if (lastRun && canMerge(lastRun.drawStyle, word)) {
      lastRun.shape.glyphs.push(...shape.glyphs);
      lastRun.shape.kerning.push(...shape.kerning);
      lastRun.shape.width += shape.width;
      lastRun.width += width;
    } else {
      // Copied, because runs are extended and a word may be drawn again.
      const shapeCopy = { glyphs: [...shape.glyphs], kerning: [...shape.kerning], width: shape.width };
      runs.push({ drawStyle, x, width, shape: shapeCopy });
    }
  }
  return runs.filter((run) => run.shape.glyphs.length > 0);
}

function canMerge(previousStyle: DrawStyle, { drawStyle }: Inline): boolean {
  if (previousStyle === drawStyle) return true;
  const keys = ['font', 'size', 'color', 'tracking', 'link'] as const;
  return (
    previousStyle.hangingWidth === undefined &&
    drawStyle.hangingWidth === undefined &&
    keys.every((key) => previousStyle[key] === drawStyle[key])
  );
}

export function getSideRules(line: LineItem): RectItem[] {
  const sideRules = line.node?.sideRules;
  if (!sideRules) return [];
  const { sides, gap, thickness: height, color } = sideRules;
  const width = line.getWidth();
  const left = line.x - (sides === 'both' ? (line.maxWidth - width) / 2 : 0);
  const right = left + line.maxWidth;
  const y = line.y + (line.getHeight() - height) / 2;
  const rightRule = { x: line.x + width + gap, y, height, color, width: right - line.x - width - gap };
  return sides === 'both' ? [{ x: left, y, height, color, width: line.x - gap - left }, rightRule] : [rightRule];
}
