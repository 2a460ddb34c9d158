import { textWidth } from '@shortlist/documents/faces/measure';
import type { Block, RowBlock, RuleBlock, TextBlock } from '@shortlist/documents/tree';

/** A piece of a line: the text, and where the tab before it leads. Points from the left edge of the text area. */
export interface Piece {
  block: TextBlock;
  tab?: { at: number; side: 'left' | 'right' };
}

/** A line or paragraph of the Word file: Word flows, so rows become lines with tabs and columns follow each other. */
export interface Line {
  pieces: Piece[];
  /** Space above. */
  before: number;
  /** Room left free at the left. */
  inset: number;
  align: 'left' | 'center' | 'right';
  /** Stays on the page of the next line. */
  keepNext: boolean;
  /** A rule above or under the line, from margin to margin. */
  above?: RuleBlock;
  under?: RuleBlock;
  /** Bar behind the line. */
  shading?: string;
}

/** Gap between pieces of a centred line, which has no tabs. */
export const centredGap = '    ';

interface Place {
  inset: number;
  width: number;
  keepNext: boolean;
}

/** The lines of blocks in reading order. */
export function linesOf(blocks: readonly Block[], width: number): Line[] {
  return walk(blocks, { inset: 0, width, keepNext: false });
}

function walk(blocks: readonly Block[], place: Place): Line[] {
  const lines: Line[] = [];
  let pending: RuleBlock | undefined;
  for (const block of blocks) {
    if (block.type === 'rule') {
      const last = lines.at(-1);
      // A short stroke is an ornament of the page, which Word has no line for.
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

/** One line with tabs where every cell is a single text, else the cells one after the other. */
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

/** Where each cell begins and ends; what is left goes to the '*' cells in equal parts. */
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
