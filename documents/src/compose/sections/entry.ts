import { textWidth } from '../../faces/measure';
import type { EntryLine, Fact, FactCell } from '../../templates/template';
import type { Block, Role, Run, TextBlock } from '../../tree';
import { besideGutter, onOneBaseline, stack, text } from '../blocks';
import { textOf } from '../runs';
import type { Setting } from '../setting';

export type Facts = Partial<Record<Fact, Run[]>>;

const roles: Record<Fact, Role> = {
  title: 'title',
  organisation: 'organisation',
  date: 'date',
  place: 'place',
  link: 'link',
  technologies: 'skills',
};

/** Minimum distance between the left and right texts of a line. */
const apart = 14;
const gutterGap = 12;

export function entryHead(setting: Setting, lines: EntryLine[], facts: Facts): Block[] {
  const cell = (wanted: FactCell | undefined): TextBlock | undefined => {
    const runs = wanted && facts[wanted.fact];
    return wanted && runs && runs.length > 0 ? text(roles[wanted.fact], setting.style(wanted.type), runs) : undefined;
  };
  const blocks: Block[] = [];
  for (const line of lines) {
    const [left, right] = [cell(line.left), cell(line.right)];
    const there = [left, right].filter((block) => block !== undefined);
    onOneBaseline(setting, there);
    if (line.placing === 'gutter') placeByGutter(setting, blocks, left, right);
    else if (line.placing === 'margin') placeByMargin(setting, blocks, left, right);
    else if (left && right && line.placing === 'ends') blocks.push(atEnds(setting, left, right));
    else if (left && right && fitOnLine(setting, left, right)) {
      blocks.push(sideBySide(left, right, line.placing === 'near' ? line.gap : apart));
    } else if (right && line.placing === 'ends') blocks.push({ ...right, align: 'right' });
    else blocks.push(...there);
  }
  return blocks;
}

/**
 * The right text stays on one line, unless both texts are too wide together and it takes more than half. Then both
 * wrap.
 */
function atEnds(setting: Setting, left: TextBlock, right: TextBlock): Block {
  const [leftWidth, rightWidth] = [left, right].map(({ runs, style }) => textWidth(textOf(runs), style));
  const half = (setting.measure - apart) / 2;
  const tooWide = (leftWidth ?? 0) + apart + (rightWidth ?? 0) > setting.measure && (rightWidth ?? 0) > half;
  return {
    type: 'row',
    before: 0,
    gap: apart,
    cells: [
      { width: '*', blocks: [left] },
      { width: tooWide ? half : 'auto', blocks: [{ ...right, align: 'right' }] },
    ],
  };
}

const fitOnLine = ({ measure }: Setting, left: TextBlock, right: TextBlock) =>
  [left, right].reduce((sum, { runs, style }) => sum + textWidth(textOf(runs), style), apart) <= measure;

const sideBySide = (left: TextBlock, right: TextBlock, gap: number): Block => ({
  type: 'row',
  before: 0,
  gap,
  cells: [
    { width: 'auto', blocks: [left] },
    { width: '*', blocks: [right] },
  ],
});

const widerThan = (block: Block | undefined, width: number) =>
  block?.type === 'text' && textWidth(textOf(block.runs), block.style) > width;

/** If a margin text wraps, the next line joins its row, so that no gap opens between title and company. */
function placeByMargin(setting: Setting, blocks: Block[], left?: TextBlock, right?: TextBlock): void {
  const { width = 0, gap = 0 } = setting.design.marginColumn ?? {};
  const last = blocks.at(-1);
  const [main, margin] = last?.type === 'row' ? last.cells : [];
  if (main && margin && (!right || widerThan(margin.blocks.at(-1), width))) {
    if (left) main.blocks.push(left);
    if (right) margin.blocks.push(right);
  } else if (right) {
    blocks.push({
      type: 'row',
      before: 0,
      gap,
      cells: [
        { width: '*', blocks: left ? [left] : [] },
        { width, blocks: [right] },
      ],
    });
  } else if (left) blocks.push(...besideGutter(setting, 'body', 0, [left]));
}

/**
 * A line without gutter text joins the row before, where the gutter text may wrap. If the gutter text does wrap, the
 * next line joins its row too, so that no gap opens between title and company.
 */
function placeByGutter(setting: Setting, blocks: Block[], left?: TextBlock, right?: TextBlock): void {
  const gutter = setting.design.gutter ?? 0;
  const width = gutter - gutterGap;
  const last = blocks.at(-1);
  const [above, beside] = last?.type === 'row' ? last.cells : [];
  if (above && beside && (!left || widerThan(above.blocks[0], width))) {
    if (left) above.blocks.push(left);
    if (right) beside.blocks.push(right);
  } else if (left) {
    blocks.push({
      type: 'row',
      before: 0,
      gap: gutterGap,
      cells: [
        { width, blocks: [left] },
        { width: '*', blocks: right ? [right] : [] },
      ],
    });
  } else if (right) blocks.push(stack('body', 0, [right], { inset: { left: gutter, right: 0 } }));
}
