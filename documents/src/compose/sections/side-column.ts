import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { getAscent, measureTextWidth } from '../../fonts/measure-text';
import type { SideColumn } from '../../templates/template-design';
import type { Block, RowBlock, StackBlock, TextBlock, TextStyle } from '../../document-tree';
import type { PlacedSection, PlacedSections, SectionKey } from '../../sections';
import { createStack, createTextBlock } from '../blocks';
import { estimateHeight } from '../estimate-height';
import { capitalizeRuns, createLanguageItems, groupSkills, splitListItems, type LabeledRuns } from './skills-and-lists';
import { createBulletItems, runsToText, preventRunt, type FieldRunFactory } from '../runs';
import { composeMainColumn, composeSection, type ComposeInColumn, type SectionHeading } from './section';
import type { LayoutContext } from '../layout-context';

const gaps = { groups: 6, paragraphs: 4 };
const minCellGap = 8;
/** Safety margin as a fraction, because widths and line counts are estimates. */
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
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  skills: string[],
  style: TextStyle,
): Block[] {
  return groupSkills(layout, toRuns, skills).map(({ label, values }, index) => {
    const heading = label.length > 0 ? [createTextBlock('label', { ...style, weight: 600 }, label)] : [];
    const items = splitListItems(values).map((runs) => createTextBlock('skills', style, capitalizeRuns(runs, layout)));
    return createStack('body', index === 0 ? 0 : gaps.groups, [...heading, ...items]);
  });
}

function composeSideLanguage(
  layout: LayoutContext,
  { label, values }: LabeledRuns,
  style: TextStyle,
  width: number,
): Block[] {
  const nameBlock: TextBlock = createTextBlock('label', style, label);
  const level = capitalizeRuns(values, layout);
  if (level.length === 0) return [nameBlock];
  const levelStyle = { ...style, color: layout.resolveColor('soft') };
  const levelBlock: TextBlock = createTextBlock('skills', levelStyle, level);
  if (
    measureTextWidth(runsToText(label), style) + minCellGap + measureTextWidth(runsToText(level), levelStyle) >
    width * (1 - heightReserve)
  )
    return [nameBlock, levelBlock];
  const cells: RowBlock['cells'] = [
    { width: '*', blocks: [nameBlock] },
    { width: 'auto', blocks: [{ ...levelBlock, align: 'right' }] },
  ];
  return [{ type: 'row', spaceBefore: 0, gap: minCellGap, cells }];
}

function composeSideAchievements(
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  achievements: string[],
  style: TextStyle,
): Block[] {
  return createBulletItems(toRuns, 'achievements', achievements).map((runs, index) =>
    createTextBlock('paragraph', style, preventRunt(runs, layout), { spaceBefore: index === 0 ? 0 : gaps.paragraphs }),
  );
}

interface SideSection {
  side: SideColumn;
  content: ResumeContent;
  key: SectionKey;
  heading: SectionHeading;
  isFirst: boolean;
}

function composeSideBlocks(
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  { side, content, key }: SideSection,
): Block[] {
  const style = getItemStyle(layout, side);
  if (key === 'skills') return composeSideSkills(layout, toRuns, content.skills, style);
  if (key === 'languages')
    return createLanguageItems(toRuns, content.languages).flatMap((item) =>
      composeSideLanguage(layout, item, style, side.width),
    );
  return key === 'achievements' ? composeSideAchievements(layout, toRuns, content.achievements, style) : [];
}

/** Aligns the first heading with the first heading of the main column. */
export function composeSideSection(layout: LayoutContext, toRuns: FieldRunFactory, section: SideSection): StackBlock[] {
  const { side, isFirst } = section;
  const { heading } = layout.design;
  const size = round((heading.style.size ?? 0) - side.heading.sizeReduction);
  const sideHeading = { ...heading, spaceBefore: side.heading.spaceBefore, style: { ...heading.style, size } };
  const stacks = composeSection(
    { ...layout, design: { ...layout.design, heading: sideHeading } },
    section.heading,
    composeSideBlocks(layout, toRuns, section),
    isFirst,
  );
  const headingText = stacks[0]?.blocks[0]?.type === 'stack' ? stacks[0].blocks[0].blocks[0] : undefined;
  if (isFirst && headingText?.type === 'text') {
    const ascentDifference = getAscent(layout.resolveFixedStyle(heading.style)) - getAscent(headingText.style);
    if (ascentDifference > 0) headingText.baselineShift = round((headingText.baselineShift ?? 0) + ascentDifference);
  }
  return stacks;
}

interface ColumnContent {
  sections: PlacedSections;
  composeInColumn: ComposeInColumn;
}

/** Sections that do not fit on page 1 move from the side column to the end of the main column. */
export function composeWithSideColumn(
  layout: LayoutContext,
  side: SideColumn,
  header: StackBlock,
  { sections, composeInColumn }: ColumnContent,
): Block[] {
  const { height, margins } = layout.page;
  const { top, bottom, firstPageTop = top } = margins;
  const availableHeight =
    height - firstPageTop - bottom - estimateHeight([header], layout.contentWidth) - side.spaceBefore;
  const sideStacks: StackBlock[] = [];
  const movedSections: PlacedSection[] = [];
  for (const candidateSection of sections.side) {
    const stacks = composeInColumn('side', candidateSection, sideStacks.length === 0);
    if (estimateHeight([...sideStacks, ...stacks], side.width) * (1 + heightReserve) <= availableHeight)
      sideStacks.push(...stacks);
    else movedSections.push(candidateSection);
  }
  const mainStacks = composeMainColumn([...sections.main, ...movedSections], composeInColumn);
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
