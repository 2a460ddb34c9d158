import { getAscent, measureTextWidth } from '../../fonts/measure-text';
import type { SideBackground, TitleBlockPart } from '../../templates/template-design';
import type { ColorBand, Block, RowBlock, TextBlock } from '../../document-tree';
import { bleedLength } from '../background';
import { createStack } from '../blocks';
import { runsToText } from '../runs';
import type { LayoutContext } from '../layout-context';

function getLastBaseline(blocks: TextBlock[], width: number): number {
  const lastBlock = blocks.at(-1);
  if (!lastBlock) return 0;
  const countLines = ({ runs, style }: TextBlock) =>
    Math.max(1, Math.ceil(measureTextWidth(runsToText(runs), style) / width));
  const height = blocks.reduce((sum, block) => sum + block.spaceBefore + countLines(block) * block.style.leading, 0);
  return height - lastBlock.style.leading + getAscent(lastBlock.style) + (lastBlock.baselineShift ?? 0);
}

const isText = (block: Block) => block.type === 'text';

/** Aligns the last lines of both columns on one baseline. The main column is always first in reading order. */
export function composeTitleBlock(
  layout: LayoutContext,
  part: TitleBlockPart,
  main: Block[],
  margin: Block[],
): Block[] {
  const { marginColumn, sideColumn } = layout.design;
  const { width = 0, gap = 0 } = marginColumn ?? sideColumn ?? {};
  const columns = [main.filter(isText), margin.filter(isText)];
  const [mainBaseline = 0, marginBaseline = 0] = columns.map((column, index) =>
    getLastBaseline(column, index ? width : layout.mainColumnWidth),
  );
  for (const [index, [firstBlock]] of columns.entries()) {
    const offset = index ? mainBaseline - marginBaseline : marginBaseline - mainBaseline;
    if (firstBlock && offset > 0) firstBlock.spaceBefore = Math.round((firstBlock.spaceBefore + offset) * 100) / 100;
  }
  const [mainTexts = [], marginTexts = []] = columns;
  const row: RowBlock = {
    type: 'row',
    spaceBefore: part.spaceBefore,
    gap,
    cells: [
      { width: '*', blocks: mainTexts },
      {
        width,
        blocks: part.sideBackground
          ? [createStack('side', 0, marginTexts, { band: createSideBand(layout, part.sideBackground) })]
          : marginTexts,
      },
    ],
    ...(sideColumn?.position === 'left' ? { reversed: true as const } : {}),
  };
  return mainTexts.length + marginTexts.length > 0 ? [row] : [];
}

function createSideBand(layout: LayoutContext, { paddingBottom, color }: SideBackground): ColorBand {
  const { page, design } = layout;
  const { top, left, firstPageTop = top } = page.margins;
  const width = bleedLength + left + (design.sideColumn?.width ?? 0) + (design.sideColumn?.panel?.paddingRight ?? 0);
  return {
    bleedTop: firstPageTop + bleedLength,
    bleedLeft: left + bleedLength,
    width,
    paddingBottom,
    color: layout.resolveColor(color),
  };
}
