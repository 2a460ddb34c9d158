import { ascentOf, textWidth } from '../faces/measure';
import type { Block, RowBlock, TextBlock } from '../tree';
import { textOf } from './runs';
import type { Setting } from './setting';

/** From the top of a column to the baseline of its last line. */
function depth(blocks: TextBlock[], width: number): number {
  const last = blocks.at(-1);
  if (!last) return 0;
  const lines = ({ runs, style }: TextBlock) => Math.max(1, Math.ceil(textWidth(textOf(runs), style) / width));
  const all = blocks.reduce((sum, block) => sum + block.before + lines(block) * block.style.leading, 0);
  return all - last.style.leading + ascentOf(last.style) + (last.shift ?? 0);
}

const isText = (block: Block) => block.type === 'text';

/** Two columns, main and margin, whose last lines stand on one baseline. */
export function titleBlock(setting: Setting, before: number, main: Block[], margin: Block[]): Block[] {
  const { width = 0, gap = 0 } = setting.design.marginColumn ?? {};
  const columns = [main.filter(isText), margin.filter(isText)];
  const [left = 0, right = 0] = columns.map((column, index) => depth(column, index ? width : setting.measure));
  for (const [index, [first]] of columns.entries()) {
    const lower = index ? left - right : right - left;
    if (first && lower > 0) first.before = Math.round((first.before + lower) * 100) / 100;
  }
  const [texts = [], notes = []] = columns;
  const row: RowBlock = {
    type: 'row',
    before,
    gap,
    cells: [
      { width: '*', blocks: texts },
      { width, blocks: notes },
    ],
  };
  return texts.length + notes.length > 0 ? [row] : [];
}
