import { getAscent, getOvershoot } from '../fonts/measure-text';
import type { TypeStyle } from '../templates/template-design';
import type { Block, StackPart, TextRole, Run, StackBlock, TextBlock, TextStyle } from '../document-tree';
import { preventRunt } from './runs';
import type { LayoutContext } from './layout-context';

const round = (value: number) => Math.round(value * 100) / 100;

/** Large type with tight leading overflows evenly above and below its line. */
export function createTextBlock(
  role: TextRole,
  style: TextStyle,
  runs: Run[],
  more: Partial<TextBlock> = {},
): TextBlock {
  const overshoot = round(getOvershoot(style));
  return {
    type: 'text',
    role,
    style,
    runs,
    spaceBefore: 0,
    ...(overshoot > 0 ? { baselineShift: -overshoot } : {}),
    ...more,
  };
}

export const createStack = (
  part: StackPart,
  before: number,
  blocks: Block[],
  more: Partial<StackBlock> = {},
): StackBlock => ({
  type: 'stack',
  part,
  spaceBefore: before,
  blocks,
  ...more,
});

export const createParagraph = (setting: LayoutContext, runs: Run[], before = 0, type: TypeStyle = {}) =>
  createTextBlock('paragraph', setting.resolveStyle(type), preventRunt(runs, setting), { spaceBefore: before });

export function createBulletList(setting: LayoutContext, items: Run[][], before: number): StackBlock[] {
  if (items.length === 0) return [];
  const { weight, indent } = setting.design.bullet;
  const marker = {
    text: '•',
    style: setting.resolveStyle({ weight: setting.isEastAsian ? Math.min(600, weight) : weight }),
  };
  return [
    createStack(
      'bullets',
      before,
      items.map((runs) =>
        createTextBlock('bullet', setting.resolveStyle({}), preventRunt(runs, setting), { indent, marker }),
      ),
    ),
  ];
}

/** Aligns the texts of one line on the baseline of the body or of a larger neighbor. */
export function alignBaselines(setting: LayoutContext, texts: TextBlock[]): void {
  const baselineOf = (style: TextStyle) => getAscent(style) - getOvershoot(style);
  const baseline = Math.max(...[setting.resolveStyle({}), ...texts.map(({ style }) => style)].map(baselineOf));
  for (const block of texts) block.baselineShift = round(baseline - getAscent(block.style));
}

export function insetFromGutter(setting: LayoutContext, part: StackPart, before: number, blocks: Block[]): Block[] {
  if (blocks.length === 0) return [];
  const left = setting.design.gutter ?? 0;
  const right = setting.marginColumnWidth;
  return [createStack(part, before, blocks, left || right ? { inset: { left, right } } : {})];
}
