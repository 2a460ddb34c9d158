import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { getAscent, measureTextWidth } from '../../fonts/measure-text';
import type { SideColumn } from '../../templates/template-design';
import type { Block, RowBlock, Run, StackBlock, TextBlock, TextStyle } from '../../document-tree';
import type { PlacedSection, PlacedSections, SectionKey } from '../../sections';
import { createStack, createTextBlock } from '../blocks';
import { estimateHeight } from '../estimate-height';
import { createBulletRuns, capitalizeRuns, splitListItems, groupSkills } from './list-sections';
import { runsToText, preventRunt, type FieldRunFactory } from '../runs';
import { composeSection, type SectionHeading } from './section';
import type { LayoutContext } from '../layout-context';

const gaps = { groups: 6, paragraphs: 4 };
const minCellGap = 8;
/** Safety margin as a share of the height, because line counts are estimates. */
const heightReserve = 0.03;

const round = (value: number) => Math.round(value * 100) / 100;

function getItemStyle(layout: LayoutContext, side: SideColumn): TextStyle {
  const body = layout.resolveStyle({});
  return {
    ...body,
    size: Math.min(body.size, Math.max(layout.minTextSize, round(body.size - side.items.sizeReduction))),
    leading: round(body.leading - side.items.leadingReduction),
  };
}

function composeSideSkills(
  style: TextStyle,
  layout: LayoutContext,
  field: FieldRunFactory,
  content: ResumeContent,
): Block[] {
  return groupSkills(layout, field, content.skills).map(({ label, values }, index) => {
    const heading = label.length > 0 ? [createTextBlock('label', { ...style, weight: 600 }, label)] : [];
    const items = splitListItems(values).map((runs) => createTextBlock('skills', style, capitalizeRuns(runs, layout)));
    return createStack('body', index === 0 ? 0 : gaps.groups, [...heading, ...items]);
  });
}

function composeSideLanguages(
  style: TextStyle,
  layout: LayoutContext,
  field: FieldRunFactory,
  content: ResumeContent,
  width: number,
): Block[] {
  const soft = { ...style, color: layout.resolveColor('soft') };
  return content.languages.flatMap(({ name, level }, index): Block[] => {
    const left = field(`languages.${index}.name`, name);
    const right = capitalizeRuns(field(`languages.${index}.level`, level), layout);
    if (left.length === 0) return [];
    const names: TextBlock = createTextBlock('label', style, left);
    if (right.length === 0) return [names];
    const levels: TextBlock = createTextBlock('skills', soft, right);
    if (
      measureTextWidth(runsToText(left), style) + minCellGap + measureTextWidth(runsToText(right), soft) >
      width * (1 - heightReserve)
    )
      return [names, levels];
    const cells: RowBlock['cells'] = [
      { width: '*', blocks: [names] },
      { width: 'auto', blocks: [{ ...levels, align: 'right' }] },
    ];
    return [{ type: 'row', spaceBefore: 0, gap: minCellGap, cells }];
  });
}

function composeSideAchievements(
  style: TextStyle,
  layout: LayoutContext,
  field: FieldRunFactory,
  content: ResumeContent,
): Block[] {
  const said = content.achievements.map((item, index) => createBulletRuns(field, `achievements.${index}`, item));
  return said
    .filter((runs) => runs.length > 0)
    .map((runs: Run[], index) =>
      createTextBlock('paragraph', style, preventRunt(runs, layout), {
        spaceBefore: index === 0 ? 0 : gaps.paragraphs,
      }),
    );
}

function composeSideBlocks(
  layout: LayoutContext,
  side: SideColumn,
  field: FieldRunFactory,
  content: ResumeContent,
  id: SectionKey,
): Block[] {
  const style = getItemStyle(layout, side);
  if (id === 'skills') return composeSideSkills(style, layout, field, content);
  if (id === 'languages') return composeSideLanguages(style, layout, field, content, side.width);
  return id === 'achievements' ? composeSideAchievements(style, layout, field, content) : [];
}

/** The first heading shares the baseline of the first heading in the main column. */
function composeSideSection(
  layout: LayoutContext,
  side: SideColumn,
  head: SectionHeading,
  blocks: Block[],
  first: boolean,
): StackBlock[] {
  const { heading } = layout.design;
  const size = round((heading.style.size ?? 0) - side.heading.sizeReduction);
  const own = { ...heading, spaceBefore: side.heading.spaceBefore, style: { ...heading.style, size } };
  const made = composeSection({ ...layout, design: { ...layout.design, heading: own } }, head, blocks, first);
  const word = made[0]?.blocks[0]?.type === 'stack' ? made[0].blocks[0].blocks[0] : undefined;
  if (first && word?.type === 'text') {
    const lower = getAscent(layout.resolveFixedStyle(heading.style)) - getAscent(word.style);
    if (lower > 0) word.baselineShift = round((word.baselineShift ?? 0) + lower);
  }
  return made;
}

/**
 * Composes header, main and side column. Sections that do not fit next to page 1 move whole to the end of the main
 * column, in that column's layout.
 */
export function composeWithSideColumn(
  layout: LayoutContext,
  side: SideColumn,
  field: FieldRunFactory,
  content: ResumeContent,
  header: StackBlock,
  placed: PlacedSections,
  headOf: (section: PlacedSection) => SectionHeading,
  mainSection: (section: PlacedSection, isFirst: boolean) => StackBlock[],
): Block[] {
  const { height, margins } = layout.page;
  const { top, bottom, firstPageTop = top } = margins;
  const room = height - firstPageTop - bottom - estimateHeight([header], layout.contentWidth) - side.spaceBefore;
  const beside: StackBlock[] = [];
  const moved: PlacedSection[] = [];
  for (const each of placed.side) {
    const blocks = composeSideBlocks(layout, side, field, content, each.key);
    const made = composeSideSection(layout, side, headOf(each), blocks, beside.length === 0);
    if (estimateHeight([...beside, ...made], side.width) * (1 + heightReserve) <= room) beside.push(...made);
    else moved.push(each);
  }
  const main: StackBlock[] = [];
  for (const each of [...placed.main, ...moved]) main.push(...mainSection(each, main.length === 0));

  const cells: RowBlock['cells'] = [
    { width: '*', blocks: main },
    { width: side.width, blocks: beside },
  ];
  const axis = side.divider && beside.length > 0 && { ...side.divider, color: layout.resolveColor(side.divider.color) };
  const row: RowBlock = {
    type: 'row',
    spaceBefore: side.spaceBefore,
    gap: side.gap,
    cells: side.position === 'left' ? cells.toReversed() : cells,
    ...(axis ? { divider: { offset: axis.offset, thickness: axis.thickness, color: axis.color } } : {}),
  };
  return [header, row];
}
