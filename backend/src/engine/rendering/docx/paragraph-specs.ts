import { measureTextWidth } from '@shortlist/documents/fonts/measure-text';
import type { Block, RowBlock, RuleBlock, TextBlock } from '@shortlist/documents/document-tree';

/** Text and the position of the tab before it, in points from the left edge of the text area. */
export interface TabbedText {
  block: TextBlock;
  tab?: { position: number; side: 'left' | 'right' };
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

/** Gap between the texts in a centered line. Centered lines have no tabs. */
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
  const specs: ParagraphSpec[] = [];
  let pendingRule: RuleBlock | undefined;
  for (const block of blocks) {
    if (block.type === 'rule') {
      const lastSpec = specs.at(-1);
      // Skips short rules, which are ornaments that a Word paragraph border cannot express.
      if (block.width !== undefined) continue;
      if (lastSpec && !lastSpec.ruleBelow) lastSpec.ruleBelow = block;
      else pendingRule = block;
      continue;
    }
    const paragraphs = blockToParagraphs(block, context);
    const [firstParagraph] = paragraphs;
    if (firstParagraph && pendingRule) {
      firstParagraph.ruleAbove = pendingRule;
      firstParagraph.spaceBefore += pendingRule.spaceBefore;
      pendingRule = undefined;
    }
    specs.push(...paragraphs);
  }
  return specs;
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
      const innerContext = {
        indent: context.indent + left,
        width: context.width - left - right,
        keepNext: context.keepNext || block.keepTogether === 'with-next',
      };
      const lines = collectParagraphs(block.blocks, innerContext);
      if (block.keepTogether === 'whole') for (const line of lines.slice(0, -1)) line.keepNext = true;
      return addSpaceBefore(lines, block.spaceBefore);
    }
  }
}

const createParagraphSpec = (
  texts: TabbedText[],
  spaceBefore: number,
  { indent, keepNext }: FlowContext,
  align: ParagraphSpec['align'],
): ParagraphSpec => ({
  texts,
  spaceBefore,
  indent,
  align,
  keepNext,
});

function addSpaceBefore([firstSpec, ...otherSpecs]: ParagraphSpec[], extraSpace: number): ParagraphSpec[] {
  return firstSpec ? [{ ...firstSpec, spaceBefore: firstSpec.spaceBefore + extraSpace }, ...otherSpecs] : [];
}

function rowToParagraphs({ cells, gap, fill }: RowBlock, context: FlowContext): ParagraphSpec[] {
  // Each cell's only block, undefined for an empty cell, or 'multiple'.
  const cellContents = cells.map(({ blocks: [firstBlock, ...otherBlocks] }) =>
    otherBlocks.length === 0 ? firstBlock : 'multiple',
  );
  if (cellContents.some((content) => content !== undefined && (content === 'multiple' || content.type !== 'text')))
    return cells.flatMap(({ width, blocks }) =>
      collectParagraphs(blocks, typeof width === 'number' ? { ...context, width } : context),
    );
  const edges = getCellEdges({ cells, gap }, context.width);
  const isCentered = cells[0]?.width === '*' && cellContents[0] === undefined && cellContents.at(-1) === undefined;
  const tabbedTexts = cells.flatMap(({ blocks: [block] }, index): TabbedText[] => {
    if (block?.type !== 'text') return [];
    const { from, to } = edges[index] ?? { from: 0, to: 0 };
    if (isCentered || (from === 0 && block.align !== 'right')) return [{ block }];
    const isRight = block.align === 'right';
    return [{ block, tab: { position: context.indent + (isRight ? to : from), side: isRight ? 'right' : 'left' } }];
  });
  if (tabbedTexts.length === 0) return [];
  return [
    {
      ...createParagraphSpec(tabbedTexts, 0, context, isCentered ? 'center' : 'left'),
      ...(fill && { shading: fill.color }),
    },
  ];
}

function getCellEdges({ cells, gap }: Pick<RowBlock, 'cells' | 'gap'>, width: number): { from: number; to: number }[] {
  const cellWidths = cells.map(({ width: cellWidth, blocks: [block] }) => {
    if (cellWidth === '*') return undefined;
    if (cellWidth !== 'auto') return cellWidth;
    return block?.type === 'text' ? measureTextWidth(block.runs.map(({ text }) => text).join(''), block.style) : 0;
  });
  const usedWidth = cellWidths.reduce<number>((sum, knownWidth) => sum + (knownWidth ?? 0), gap * (cells.length - 1));
  const sharedWidth =
    Math.max(0, width - usedWidth) / Math.max(1, cellWidths.filter((knownWidth) => knownWidth === undefined).length);
  let from = 0;
  return cellWidths.map((knownWidth) => {
    const edge = { from, to: from + (knownWidth ?? sharedWidth) };
    from = edge.to + gap;
    return edge;
  });
}
