import { ascentOf, overshootOf } from '../faces/measure';
import type { Type } from '../templates/template';
import type { Block, Part, Role, Run, StackBlock, TextBlock, TextStyle } from '../tree';
import { withoutRunt } from './runs';
import type { Setting } from './setting';

const round = (value: number) => Math.round(value * 100) / 100;

/** Large type with tight leading overflows evenly above and below its line. */
export function text(role: Role, style: TextStyle, runs: Run[], more: Partial<TextBlock> = {}): TextBlock {
  const overshoot = round(overshootOf(style));
  return { type: 'text', role, style, runs, before: 0, ...(overshoot > 0 ? { shift: -overshoot } : {}), ...more };
}

export const stack = (part: Part, before: number, blocks: Block[], more: Partial<StackBlock> = {}): StackBlock => ({
  type: 'stack',
  part,
  before,
  blocks,
  ...more,
});

export const paragraph = (setting: Setting, runs: Run[], before = 0, type: Type = {}) =>
  text('paragraph', setting.style(type), withoutRunt(runs, setting), { before });

export function bullets(setting: Setting, items: Run[][], before: number): StackBlock[] {
  if (items.length === 0) return [];
  const { weight, indent } = setting.design.bullet;
  const marker = { text: '•', style: setting.style({ weight: setting.eastAsian ? Math.min(600, weight) : weight }) };
  return [
    stack(
      'bullets',
      before,
      items.map((runs) => text('bullet', setting.style({}), withoutRunt(runs, setting), { indent, marker })),
    ),
  ];
}

/** Aligns the texts of one line on the baseline of the body or of a larger neighbor. */
export function onOneBaseline(setting: Setting, texts: TextBlock[]): void {
  const baselineOf = (style: TextStyle) => ascentOf(style) - overshootOf(style);
  const baseline = Math.max(...[setting.style({}), ...texts.map(({ style }) => style)].map(baselineOf));
  for (const block of texts) block.shift = round(baseline - ascentOf(block.style));
}

export function besideGutter(setting: Setting, part: Part, before: number, blocks: Block[]): Block[] {
  if (blocks.length === 0) return [];
  const left = setting.design.gutter ?? 0;
  const right = setting.marginColumn;
  return [stack(part, before, blocks, left || right ? { inset: { left, right } } : {})];
}
