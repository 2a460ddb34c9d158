import { ascentOf, textWidth } from '../../faces/measure';
import type { HeaderPart } from '../../templates/template';
import type { Band, Block, RowBlock, TextBlock } from '../../tree';
import { bleed } from '../background';
import { stack } from '../blocks';
import { textOf } from '../runs';
import type { Setting } from '../setting';

type TitleBlock = Extract<HeaderPart, { part: 'title-block' }>;

/** Returns the distance from the top of a column to the baseline of its last line. */
function depth(blocks: TextBlock[], width: number): number {
  const last = blocks.at(-1);
  if (!last) return 0;
  const lines = ({ runs, style }: TextBlock) => Math.max(1, Math.ceil(textWidth(textOf(runs), style) / width));
  const all = blocks.reduce((sum, block) => sum + block.before + lines(block) * block.style.leading, 0);
  return all - last.style.leading + ascentOf(last.style) + (last.shift ?? 0);
}

const isText = (block: Block) => block.type === 'text';

/**
 * Aligns the last lines of two columns, main and margin or side, on one baseline. Main comes first in reading order,
 * whichever side it is on.
 */
export function titleBlock(setting: Setting, plan: TitleBlock, main: Block[], margin: Block[]): Block[] {
  const { marginColumn, side } = setting.design;
  const { width = 0, gap = 0 } = marginColumn ?? side ?? {};
  const columns = [main.filter(isText), margin.filter(isText)];
  const [left = 0, right = 0] = columns.map((column, index) => depth(column, index ? width : setting.measure));
  for (const [index, [first]] of columns.entries()) {
    const lower = index ? left - right : right - left;
    if (first && lower > 0) first.before = Math.round((first.before + lower) * 100) / 100;
  }
  const [texts = [], notes = []] = columns;
  const row: RowBlock = {
    type: 'row',
    before: plan.before,
    gap,
    cells: [
      { width: '*', blocks: texts },
      { width, blocks: plan.block ? [stack('side', 0, notes, { band: blockBand(setting, plan.block) })] : notes },
    ],
    ...(side?.at === 'left' ? { reversed: true as const } : {}),
  };
  return texts.length + notes.length > 0 ? [row] : [];
}

/** The band extends to the corner of the paper and is as wide as the panel below. */
function blockBand(setting: Setting, { below, tone }: NonNullable<TitleBlock['block']>): Band {
  const { page, design } = setting;
  const { top, left, first = top } = page.margins;
  const width = bleed + left + (design.side?.width ?? 0) + (design.side?.panel?.after ?? 0);
  return { above: first + bleed, left: left + bleed, width, below, color: setting.colour(tone) };
}
