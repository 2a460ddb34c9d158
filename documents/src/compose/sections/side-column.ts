import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { getAscent, measureTextWidth } from '../../fonts/measure-text';
import type { SideColumn } from '../../templates/template-design';
import type { Block, RowBlock, Run, StackBlock, TextBlock, TextStyle } from '../../document-tree';
import type { PlacedSection, PlacedSections, SectionKey } from '../../sections';
import { createStack, createTextBlock } from '../blocks';
import { estimateHeight } from '../estimate-height';
import { createBulletRuns, capitalizeRuns, splitListItems, groupSkills } from './skills-and-lists';
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
  toRuns: FieldRunFactory,
  content: ResumeContent,
): Block[] {
  return groupSkills(layout, toRuns, content.skills).map(({ label, values }, index) => {
    const heading = label.length > 0 ? [createTextBlock('label', { ...style, weight: 600 }, label)] : [];
    const items = splitListItems(values).map((runs) => createTextBlock('skills', style, capitalizeRuns(runs, layout)));
    return createStack('body', index === 0 ? 0 : gaps.groups, [...heading, ...items]);
  });
}

function composeSideLanguages(
  style: TextStyle,
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  content: ResumeContent,
  width: number,
): Block[] {
  const levelStyle = { ...style, color: layout.resolveColor('soft') };
  return content.languages.flatMap(({ name, level }, index): Block[] => {
    const nameRuns = toRuns(`languages.${index}.name`, name);
    const levelRuns = capitalizeRuns(toRuns(`languages.${index}.level`, level), layout);
    if (nameRuns.length === 0) return [];
    const nameBlock: TextBlock = createTextBlock('label', style, nameRuns);
    if (levelRuns.length === 0) return [nameBlock];
    const levelBlock: TextBlock = createTextBlock('skills', levelStyle, levelRuns);
    if (
      measureTextWidth(runsToText(nameRuns), style) + minCellGap + measureTextWidth(runsToText(levelRuns), levelStyle) >
      width * (1 - heightReserve)
    )
      return [nameBlock, levelBlock];
    const cells: RowBlock['cells'] = [
      { width: '*', blocks: [nameBlock] },
      { width: 'auto', blocks: [{ ...levelBlock, align: 'right' }] },
    ];
    return [{ type: 'row', spaceBefore: 0, gap: minCellGap, cells }];
  });
}

function composeSideAchievements(
  style: TextStyle,
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  content: ResumeContent,
): Block[] {
  const bulletRuns = content.achievements.map((item, index) => createBulletRuns(toRuns, `achievements.${index}`, item));
  return bulletRuns
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
  toRuns: FieldRunFactory,
  content: ResumeContent,
  id: SectionKey,
): Block[] {
  const style = getItemStyle(layout, side);
  if (id === 'skills') return composeSideSkills(style, layout, toRuns, content);
  if (id === 'languages') return composeSideLanguages(style, layout, toRuns, content, side.width);
  return id === 'achievements' ? composeSideAchievements(style, layout, toRuns, content) : [];
}

/** Composes a section of the side column. The first heading shares the baseline of the first one in the main column. */
export function composeSideSection(
  layout: LayoutContext,
  side: SideColumn,
  toRuns: FieldRunFactory,
  content: ResumeContent,
  id: SectionKey,
  sectionHeading: SectionHeading,
  isFirst: boolean,
): StackBlock[] {
  const blocks = composeSideBlocks(layout, side, toRuns, content, id);
  const { heading } = layout.design;
  const size = round((heading.style.size ?? 0) - side.heading.sizeReduction);
  const sideHeading = { ...heading, spaceBefore: side.heading.spaceBefore, style: { ...heading.style, size } };
  const stacks = composeSection(
    { ...layout, design: { ...layout.design, heading: sideHeading } },
    sectionHeading,
    blocks,
    isFirst,
  );
  const headingText = stacks[0]?.blocks[0]?.type === 'stack' ? stacks[0].blocks[0].blocks[0] : undefined;
  if (isFirst && headingText?.type === 'text') {
    const ascentDifference = getAscent(layout.resolveFixedStyle(heading.style)) - getAscent(headingText.style);
    if (ascentDifference > 0) headingText.baselineShift = round((headingText.baselineShift ?? 0) + ascentDifference);
  }
  return stacks;
}

/**
 * Composes header, main column and side column. Sections that do not fit next to page 1 move to the end of the main
 * column and take its layout.
 */
export function composeWithSideColumn(
  layout: LayoutContext,
  side: SideColumn,
  header: StackBlock,
  sections: PlacedSections,
  composeIn: (column: 'main' | 'side', section: PlacedSection, isFirst: boolean) => StackBlock[],
): Block[] {
  const { height, margins } = layout.page;
  const { top, bottom, firstPageTop = top } = margins;
  const availableHeight =
    height - firstPageTop - bottom - estimateHeight([header], layout.contentWidth) - side.spaceBefore;
  const sideStacks: StackBlock[] = [];
  const movedSections: PlacedSection[] = [];
  for (const candidateSection of sections.side) {
    const stacks = composeIn('side', candidateSection, sideStacks.length === 0);
    if (estimateHeight([...sideStacks, ...stacks], side.width) * (1 + heightReserve) <= availableHeight)
      sideStacks.push(...stacks);
    else movedSections.push(candidateSection);
  }
  const mainStacks: StackBlock[] = [];
  for (const placedSection of [...sections.main, ...movedSections])
    mainStacks.push(...composeIn('main', placedSection, mainStacks.length === 0));

  const cells: RowBlock['cells'] = [
    { width: '*', blocks: mainStacks },
    { width: side.width, blocks: sideStacks },
  ];
  const divider = side.divider &&
    sideStacks.length > 0 && { ...side.divider, color: layout.resolveColor(side.divider.color) };
  const row: RowBlock = {
    type: 'row',
    spaceBefore: side.spaceBefore,
    gap: side.gap,
    cells: side.position === 'left' ? cells.toReversed() : cells,
    ...(divider ? { divider: { offset: divider.offset, thickness: divider.thickness, color: divider.color } } : {}),
  };
  return [header, row];
}
