import { ascentOf } from '../faces/measure';
import type { Block, Part, Role, Run, StackBlock, TextBlock, TextStyle } from '../tree';
import { withoutRunt } from './runs';
import type { Setting } from './setting';

/** The blocks that all sections are built from. */
export const text = (role: Role, style: TextStyle, runs: Run[], more: Partial<TextBlock> = {}): TextBlock => ({
  type: 'text',
  role,
  style,
  runs,
  before: 0,
  ...more,
});

export const stack = (part: Part, before: number, blocks: Block[], more: Partial<StackBlock> = {}): StackBlock => ({
  type: 'stack',
  part,
  before,
  blocks,
  ...more,
});

export const paragraph = (setting: Setting, runs: Run[], before = 0) =>
  text('paragraph', setting.style({}), withoutRunt(runs, setting), { before });

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

/** Moves smaller texts of one line down, so that all stand on one baseline: the body's, or that of a larger neighbour. */
export function onOneBaseline(setting: Setting, texts: TextBlock[]): void {
  const ascents = texts.map(({ style }) => ascentOf(style));
  const lowest = Math.max(ascentOf(setting.style({})), ...ascents);
  for (const [index, block] of texts.entries()) {
    const shift = Math.round((lowest - (ascents[index] ?? lowest)) * 100) / 100;
    if (shift > 0) block.shift = shift;
  }
}

/** What stands under a heading begins at the gutter's right edge, where there is a gutter. */
export function besideGutter(setting: Setting, part: Part, before: number, blocks: Block[]): Block[] {
  if (blocks.length === 0) return [];
  const { gutter } = setting.design;
  return [stack(part, before, blocks, gutter ? { inset: { left: gutter, right: 0 } } : {})];
}
