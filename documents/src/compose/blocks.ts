import { getAscent, getOvershoot } from '../fonts/measure-text';
import type { TypeStyle } from '../templates/template-design';
import type { Block, StackPart, TextRole, Run, StackBlock, TextBlock, TextStyle } from '../document-tree';
import { preventRunt, splitFieldLines, type FieldRunFactory } from './runs';
import type { LayoutContext } from './layout-context';

const round = (value: number) => Math.round(value * 100) / 100;

/** Centers type that is taller than its leading on the line. */
export function createTextBlock(
  role: TextRole,
  style: TextStyle,
  runs: Run[],
  overrides: Partial<TextBlock> = {},
): TextBlock {
  const overshoot = round(getOvershoot(style));
  return {
    type: 'text',
    role,
    style,
    runs,
    spaceBefore: 0,
    ...(overshoot > 0 ? { baselineShift: -overshoot } : {}),
    ...overrides,
  };
}

export const createStack = (
  part: StackPart,
  spaceBefore: number,
  blocks: Block[],
  overrides: Partial<StackBlock> = {},
): StackBlock => ({
  type: 'stack',
  part,
  spaceBefore,
  blocks,
  ...overrides,
});

export const createParagraph = (layout: LayoutContext, runs: Run[], spaceBefore = 0, typeStyle: TypeStyle = {}) =>
  createTextBlock('paragraph', layout.resolveStyle(typeStyle), preventRunt(runs, layout), { spaceBefore });

export const createFieldParagraphs = (layout: LayoutContext, toRuns: FieldRunFactory, path: string, value: string) =>
  splitFieldLines(toRuns, path, value).map((runs) => createParagraph(layout, runs));

export function createBulletList(layout: LayoutContext, items: Run[][]): StackBlock[] {
  if (items.length === 0) return [];
  const { weight, indent } = layout.design.bullet;
  const marker = {
    text: '•',
    style: layout.resolveStyle({ weight: layout.isEastAsian ? Math.min(600, weight) : weight }),
  };
  return [
    createStack(
      'bullets',
      0,
      items.map((runs) =>
        createTextBlock('bullet', layout.resolveStyle({}), preventRunt(runs, layout), { indent, marker }),
      ),
    ),
  ];
}

/** Aligns the texts of one line on a common baseline. Modifies the blocks. */
export function alignBaselines(layout: LayoutContext, texts: TextBlock[]): void {
  const getBaseline = (style: TextStyle) => getAscent(style) - getOvershoot(style);
  const baseline = Math.max(...[layout.resolveStyle({}), ...texts.map(({ style }) => style)].map(getBaseline));
  for (const block of texts) block.baselineShift = round(baseline - getAscent(block.style));
}

export function insetFromGutter(layout: LayoutContext, part: StackPart, spaceBefore: number, blocks: Block[]): Block[] {
  if (blocks.length === 0) return [];
  const left = layout.design.gutter ?? 0;
  const right = layout.marginColumnWidth;
  return [createStack(part, spaceBefore, blocks, left || right ? { inset: { left, right } } : {})];
}
