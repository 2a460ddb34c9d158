import { textWidth } from '@shortlist/documents/faces/measure';
import type { Block, RowBlock, RuleBlock, TextBlock } from '@shortlist/documents/tree';

/** Text and the position of the tab before it, in points from the left edge of the text area. */
export interface Piece {
  block: TextBlock;
  tab?: { at: number; side: 'left' | 'right' };
}

/**
 * Line or paragraph of the Word file. Word reflows text, so rows become lines with tabs and columns follow each other.
 * Lengths are in points.
 */
export interface Line {
  pieces: Piece[];
  before: number;
  inset: number;
  align: 'left' | 'center' | 'right';
  keepNext: boolean;
  /** Rules above and below the line, from margin to margin. */
  above?: RuleBlock;
  under?: RuleBlock;
  shading?: string;
}

/** Gap between the texts of a centered line, which has no tabs. */
export const centredGap = '    ';

interface Place {
  inset: number;
  width: number;
  keepNext: boolean;
}

export function linesOf(blocks: readonly Block[], width: number): Line[] {
  return walk(blocks, { inset: 0, width, keepNext: false });
}

function walk(blocks: readonly Block[], place: Place): Line[] {
  const lines: Line[] = [];
  let pending: RuleBlock | undefined;
  for (const block of blocks) {
    if (block.type === 'rule') {
      const last = lines.at(-1);
      // Skips short rules, which are ornaments that a Word paragraph border cannot express.
      if (block.width !== undefined) continue;
      if (last && !last.under) last.under = block;
      else pending = block;
      continue;
    }
    const own = linesOfBlock(block, place);
    const [first] = own;
    if (first && pending) {
      first.above = pending;
      first.before += pending.before;
      pending = undefined;
    }
    lines.push(...own);
  }
  return lines;
}

function linesOfBlock(block: Exclude<Block, RuleBlock>, place: Place): Line[] {
  switch (block.type) {
    case 'text':
      return [lineOf([{ block }], block.before, place, block.align ?? 'left')];
    case 'flanked': {
      const line = lineOf([{ block: block.heading }], block.before, place, block.sides === 'both' ? 'center' : 'left');
      return [{ ...line, under: { type: 'rule', before: 2, thickness: block.thickness, color: block.color } }];
    }
    case 'row':
      return raised(rowLines(block, place), block.before);
    case 'stack': {
      const { left = 0, right = 0 } = block.inset ?? {};
      const inside = {
        inset: place.inset + left,
        width: place.width - left - right,
        keepNext: place.keepNext || block.keep === 'head',
      };
      const lines = walk(block.blocks, inside);
      if (block.keep === 'whole') for (const line of lines.slice(0, -1)) line.keepNext = true;
      return raised(lines, block.before);
    }
  }
}

const lineOf = (pieces: Piece[], before: number, { inset, keepNext }: Place, align: Line['align']): Line => ({
  pieces,
  before,
  inset,
  align,
  keepNext,
});

function raised([first, ...rest]: Line[], before: number): Line[] {
  return first ? [{ ...first, before: first.before + before }, ...rest] : [];
}

function rowLines({ cells, gap, fill }: RowBlock, place: Place): Line[] {
  const singles = cells.map(({ blocks: [only, ...more] }) => (more.length === 0 ? only : 'many'));
  if (singles.some((only) => only !== undefined && (only === 'many' || only.type !== 'text')))
    return cells.flatMap(({ width, blocks }) => walk(blocks, typeof width === 'number' ? { ...place, width } : place));
  const edges = edgesOf({ cells, gap }, place.width);
  const centred = cells[0]?.width === '*' && singles[0] === undefined && singles.at(-1) === undefined;
  const pieces = cells.flatMap(({ blocks: [block] }, index): Piece[] => {
    if (block?.type !== 'text') return [];
    const { from, to } = edges[index] ?? { from: 0, to: 0 };
    if (centred || (from === 0 && block.align !== 'right')) return [{ block }];
    const right = block.align === 'right';
    return [{ block, tab: { at: place.inset + (right ? to : from), side: right ? 'right' : 'left' } }];
  });
  if (pieces.length === 0) return [];
  return [{ ...lineOf(pieces, 0, place, centred ? 'center' : 'left'), ...(fill && { shading: fill.color }) }];
}

function edgesOf({ cells, gap }: Pick<RowBlock, 'cells' | 'gap'>, width: number): { from: number; to: number }[] {
  const known = cells.map(({ width: wanted, blocks: [block] }) => {
    if (wanted === '*') return undefined;
    if (wanted !== 'auto') return wanted;
    return block?.type === 'text' ? textWidth(block.runs.map(({ text }) => text).join(''), block.style) : 0;
  });
  const taken = known.reduce<number>((sum, one) => sum + (one ?? 0), gap * (cells.length - 1));
  const each = Math.max(0, width - taken) / Math.max(1, known.filter((one) => one === undefined).length);
  let from = 0;
  return known.map((one) => {
    const edge = { from, to: from + (one ?? each) };
    from = edge.to + gap;
    return edge;
  });
}
