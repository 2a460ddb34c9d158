import { measureTextWidth } from '@shortlist/documents/fonts/measure-text';
import type { Block, RowBlock, RuleBlock, TextBlock } from '@shortlist/documents/document-tree';

/** Text and the position of the tab before it, in points from the left edge of the text area. */
export interface TabbedText {
  block: TextBlock;
  tab?: { at: number; side: 'left' | 'right' };
}

/**
 * Line or paragraph of the Word file. Word reflows text, so rows become lines with tabs and columns follow each other.
 * Lengths are in points.
 */
export interface ParagraphSpec {
  texts: TabbedText[];
  spaceBefore: number;
  indent: number;
  align: 'left' | 'center' | 'right';
  keepNext: boolean;
  /** Rules above and below the line, from margin to margin. */
  ruleAbove?: RuleBlock;
  ruleBelow?: RuleBlock;
  shading?: string;
}

/** Gap between the texts of a centered line, which has no tabs. */
export const centeredTextGap = '    ';

interface FlowContext {
  indent: number;
  width: number;
  keepNext: boolean;
}

export function toParagraphSpecs(blocks: readonly Block[], width: number): ParagraphSpec[] {
  return collectParagraphs(blocks, { indent: 0, width, keepNext: false });
}

function collectParagraphs(blocks: readonly Block[], context: FlowContext): ParagraphSpec[] {
  const lines: ParagraphSpec[] = [];
  let pending: RuleBlock | undefined;
  for (const block of blocks) {
    if (block.type === 'rule') {
      const last = lines.at(-1);
      // Skips short rules, which are ornaments that a Word paragraph border cannot express.
      if (block.width !== undefined) continue;
      if (last && !last.ruleBelow) last.ruleBelow = block;
      else pending = block;
      continue;
    }
    const own = blockToParagraphs(block, context);
    const [first] = own;
    if (first && pending) {
      first.ruleAbove = pending;
      first.spaceBefore += pending.spaceBefore;
      pending = undefined;
    }
    lines.push(...own);
  }
  return lines;
}

function blockToParagraphs(block: Exclude<Block, RuleBlock>, context: FlowContext): ParagraphSpec[] {
  switch (block.type) {
    case 'text':
      return [createParagraphSpec([{ block }], block.spaceBefore, context, block.align ?? 'left')];
    case 'flanked': {
      const line = createParagraphSpec(
        [{ block: block.heading }],
        block.spaceBefore,
        context,
        block.sides === 'both' ? 'center' : 'left',
      );
      return [{ ...line, ruleBelow: { type: 'rule', spaceBefore: 2, thickness: block.thickness, color: block.color } }];
    }
    case 'row':
      return addSpaceBefore(rowToParagraphs(block, context), block.spaceBefore);
    case 'stack': {
      const { left = 0, right = 0 } = block.inset ?? {};
      const inside = {
        indent: context.indent + left,
        width: context.width - left - right,
        keepNext: context.keepNext || block.keepTogether === 'head',
      };
      const lines = collectParagraphs(block.blocks, inside);
      if (block.keepTogether === 'whole') for (const line of lines.slice(0, -1)) line.keepNext = true;
      return addSpaceBefore(lines, block.spaceBefore);
    }
  }
}

const createParagraphSpec = (
  pieces: TabbedText[],
  before: number,
  { indent, keepNext }: FlowContext,
  align: ParagraphSpec['align'],
): ParagraphSpec => ({
  texts: pieces,
  spaceBefore: before,
  indent,
  align,
  keepNext,
});

function addSpaceBefore([first, ...rest]: ParagraphSpec[], before: number): ParagraphSpec[] {
  return first ? [{ ...first, spaceBefore: first.spaceBefore + before }, ...rest] : [];
}

function rowToParagraphs({ cells, gap, fill }: RowBlock, context: FlowContext): ParagraphSpec[] {
  const singles = cells.map(({ blocks: [only, ...more] }) => (more.length === 0 ? only : 'many'));
  if (singles.some((only) => only !== undefined && (only === 'many' || only.type !== 'text')))
    return cells.flatMap(({ width, blocks }) =>
      collectParagraphs(blocks, typeof width === 'number' ? { ...context, width } : context),
    );
  const edges = getCellEdges({ cells, gap }, context.width);
  const centred = cells[0]?.width === '*' && singles[0] === undefined && singles.at(-1) === undefined;
  const pieces = cells.flatMap(({ blocks: [block] }, index): TabbedText[] => {
    if (block?.type !== 'text') return [];
    const { from, to } = edges[index] ?? { from: 0, to: 0 };
    if (centred || (from === 0 && block.align !== 'right')) return [{ block }];
    const right = block.align === 'right';
    return [{ block, tab: { at: context.indent + (right ? to : from), side: right ? 'right' : 'left' } }];
  });
  if (pieces.length === 0) return [];
  return [
    { ...createParagraphSpec(pieces, 0, context, centred ? 'center' : 'left'), ...(fill && { shading: fill.color }) },
  ];
}

function getCellEdges({ cells, gap }: Pick<RowBlock, 'cells' | 'gap'>, width: number): { from: number; to: number }[] {
  const known = cells.map(({ width: wanted, blocks: [block] }) => {
    if (wanted === '*') return undefined;
    if (wanted !== 'auto') return wanted;
    return block?.type === 'text' ? measureTextWidth(block.runs.map(({ text }) => text).join(''), block.style) : 0;
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
