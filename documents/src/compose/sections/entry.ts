import type { CustomItem, Experience } from '@shortlist/contracts/builder/document-content';
import { measureTextWidth } from '../../fonts/measure-text';
import type { EntryLine, EntryField, EntryCell } from '../../templates/template-design';
import type { Block, TextRole, Run, StackBlock, TextBlock } from '../../document-tree';
import {
  alignBaselines,
  createBulletList,
  createFieldParagraphs,
  createStack,
  createTextBlock,
  insetFromGutter,
} from '../blocks';
import { createBulletItems, runsToText, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';

export type EntryFieldRuns = Partial<Record<EntryField, Run[]>>;

const roleByField: Record<EntryField, TextRole> = {
  title: 'title',
  organisation: 'organisation',
  date: 'date',
  place: 'place',
  link: 'link',
  technologies: 'skills',
};

export interface EntryParts {
  path: string;
  isFirst: boolean;
  headerLines: EntryLine[];
  fields: EntryFieldRuns;
  body: Block[];
  /** Defaults to the design's `entryBodyGap`. */
  bodySpaceBefore?: number;
}

export function composeEntry(layout: LayoutContext, parts: EntryParts): StackBlock[] {
  const { path, isFirst, headerLines, fields, body, bodySpaceBefore = layout.design.entryBodyGap } = parts;
  const headerBlocks = composeEntryHeader(layout, headerLines, fields);
  if (headerBlocks.length === 0 && body.length === 0) return [];
  const blocks = [
    ...(headerBlocks.length > 0
      ? [createStack('entry-header', 0, headerBlocks, { keepTogether: 'with-next' as const })]
      : []),
    ...insetFromGutter(layout, 'body', bodySpaceBefore, body),
  ];
  return [createStack('entry', isFirst ? 0 : layout.entryGap, blocks, { path })];
}

export function composeEntryBody(
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  path: string,
  { description, achievements }: Experience | CustomItem,
): Block[] {
  return [
    ...createFieldParagraphs(layout, toRuns, `${path}.description`, description),
    ...createBulletList(layout, createBulletItems(toRuns, `${path}.achievements`, achievements)),
  ];
}

const minCellGap = 14;
const gutterGap = 12;

export function composeEntryHeader(layout: LayoutContext, lines: EntryLine[], fields: EntryFieldRuns): Block[] {
  const createCellText = (cell: EntryCell | undefined): TextBlock | undefined => {
    const runs = cell && fields[cell.field];
    return cell && runs && runs.length > 0
      ? createTextBlock(roleByField[cell.field], layout.resolveStyle(cell.style), runs)
      : undefined;
  };
  const blocks: Block[] = [];
  for (const line of lines) {
    const [left, right] = [createCellText(line.left), createCellText(line.right)];
    const cellTexts = [left, right].filter((block) => block !== undefined);
    alignBaselines(layout, cellTexts);
    if (line.placement === 'gutter') placeInGutter(layout, blocks, left, right);
    else if (line.placement === 'margin') placeInMargin(layout, blocks, left, right);
    else if (left && right && line.placement === 'lineEnds') blocks.push(placeAtEnds(layout, left, right));
    else if (left && right && fitsOnLine(layout, left, right)) {
      blocks.push(placeSideBySide(left, right, line.placement === 'near' ? line.gap : minCellGap));
    } else if (right && line.placement === 'lineEnds') blocks.push({ ...right, align: 'right' });
    else blocks.push(...cellTexts);
  }
  return blocks;
}

/** Wraps the right text only if the texts do not fit side by side and the right text exceeds half of the line. */
function placeAtEnds(layout: LayoutContext, left: TextBlock, right: TextBlock): Block {
  const [leftWidth, rightWidth] = [left, right].map(({ runs, style }) => measureTextWidth(runsToText(runs), style));
  const half = (layout.mainColumnWidth - minCellGap) / 2;
  const isTooWide =
    (leftWidth ?? 0) + minCellGap + (rightWidth ?? 0) > layout.mainColumnWidth && (rightWidth ?? 0) > half;
  return {
    type: 'row',
    spaceBefore: 0,
    gap: minCellGap,
    cells: [
      { width: '*', blocks: [left] },
      { width: isTooWide ? half : 'auto', blocks: [{ ...right, align: 'right' }] },
    ],
  };
}

const fitsOnLine = ({ mainColumnWidth }: LayoutContext, left: TextBlock, right: TextBlock) =>
  [left, right].reduce((sum, { runs, style }) => sum + measureTextWidth(runsToText(runs), style), minCellGap) <=
  mainColumnWidth;

const placeSideBySide = (left: TextBlock, right: TextBlock, gap: number): Block => ({
  type: 'row',
  spaceBefore: 0,
  gap,
  cells: [
    { width: 'auto', blocks: [left] },
    { width: '*', blocks: [right] },
  ],
});

const isWiderThan = (block: Block | undefined, width: number) =>
  block?.type === 'text' && measureTextWidth(runsToText(block.runs), block.style) > width;

/** If a margin text wraps, the next line joins its row, so that no gap opens between title and company. */
function placeInMargin(layout: LayoutContext, blocks: Block[], left?: TextBlock, right?: TextBlock): void {
  const { width = 0, gap = 0 } = layout.design.marginColumn ?? {};
  const lastBlock = blocks.at(-1);
  const [main, margin] = lastBlock?.type === 'row' ? lastBlock.cells : [];
  if (main && margin && (!right || isWiderThan(margin.blocks.at(-1), width))) {
    if (left) main.blocks.push(left);
    if (right) margin.blocks.push(right);
  } else if (right) {
    blocks.push({
      type: 'row',
      spaceBefore: 0,
      gap,
      cells: [
        { width: '*', blocks: left ? [left] : [] },
        { width, blocks: [right] },
      ],
    });
  } else if (left) blocks.push(...insetFromGutter(layout, 'body', 0, [left]));
}

/**
 * A line without gutter text joins the previous row. If the gutter text of the previous row wraps, the next line joins
 * that row too, so that no gap opens between title and company.
 */
function placeInGutter(layout: LayoutContext, blocks: Block[], left?: TextBlock, right?: TextBlock): void {
  const gutter = layout.design.gutter ?? 0;
  const width = gutter - gutterGap;
  const lastBlock = blocks.at(-1);
  const [gutterCell, mainCell] = lastBlock?.type === 'row' ? lastBlock.cells : [];
  if (gutterCell && mainCell && (!left || isWiderThan(gutterCell.blocks[0], width))) {
    if (left) gutterCell.blocks.push(left);
    if (right) mainCell.blocks.push(right);
  } else if (left) {
    blocks.push({
      type: 'row',
      spaceBefore: 0,
      gap: gutterGap,
      cells: [
        { width, blocks: [left] },
        { width: '*', blocks: right ? [right] : [] },
      ],
    });
  } else if (right) blocks.push(createStack('body', 0, [right], { inset: { left: gutter, right: 0 } }));
}
