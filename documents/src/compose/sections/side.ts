import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { ascentOf, textWidth } from '../../faces/measure';
import type { SideColumn } from '../../templates/template';
import type { Block, RowBlock, Run, StackBlock, TextBlock, TextStyle } from '../../tree';
import type { PlacedSection, PlacedSections, SectionKey } from '../../sections';
import { stack, text } from '../blocks';
import { heightOf } from '../height';
import { bulletRuns, capitalised, itemsOf, skillGroups } from './lists';
import { textOf, withoutRunt, type Field } from '../runs';
import { section, type Head } from './section';
import type { Setting } from '../setting';

const between = { groups: 6, paragraphs: 4 };
const apart = 8;
/** Safety margin as a share of the height, because line counts are estimates. */
const reserve = 0.03;

const round = (value: number) => Math.round(value * 100) / 100;

function itemStyle(setting: Setting, side: SideColumn): TextStyle {
  const body = setting.style({});
  return {
    ...body,
    size: Math.min(body.size, Math.max(setting.smallest, round(body.size - side.items.smaller))),
    leading: round(body.leading - side.items.closer),
  };
}

function skills(style: TextStyle, setting: Setting, field: Field, content: ResumeContent): Block[] {
  return skillGroups(setting, field, content.skills).map(({ label, values }, index) => {
    const heading = label.length > 0 ? [text('label', { ...style, weight: 600 }, label)] : [];
    const items = itemsOf(values).map((runs) => text('skills', style, capitalised(runs, setting)));
    return stack('body', index === 0 ? 0 : between.groups, [...heading, ...items]);
  });
}

function languages(style: TextStyle, setting: Setting, field: Field, content: ResumeContent, width: number): Block[] {
  const soft = { ...style, color: setting.colour('soft') };
  return content.languages.flatMap(({ name, level }, index): Block[] => {
    const left = field(`languages.${index}.name`, name);
    const right = capitalised(field(`languages.${index}.level`, level), setting);
    if (left.length === 0) return [];
    const names: TextBlock = text('label', style, left);
    if (right.length === 0) return [names];
    const levels: TextBlock = text('skills', soft, right);
    if (textWidth(textOf(left), style) + apart + textWidth(textOf(right), soft) > width * (1 - reserve))
      return [names, levels];
    const cells: RowBlock['cells'] = [
      { width: '*', blocks: [names] },
      { width: 'auto', blocks: [{ ...levels, align: 'right' }] },
    ];
    return [{ type: 'row', before: 0, gap: apart, cells }];
  });
}

function achievements(style: TextStyle, setting: Setting, field: Field, content: ResumeContent): Block[] {
  const said = content.achievements.map((item, index) => bulletRuns(field, `achievements.${index}`, item));
  return said
    .filter((runs) => runs.length > 0)
    .map((runs: Run[], index) =>
      text('paragraph', style, withoutRunt(runs, setting), { before: index === 0 ? 0 : between.paragraphs }),
    );
}

function sideBlocks(setting: Setting, side: SideColumn, field: Field, content: ResumeContent, id: SectionKey): Block[] {
  const style = itemStyle(setting, side);
  if (id === 'skills') return skills(style, setting, field, content);
  if (id === 'languages') return languages(style, setting, field, content, side.width);
  return id === 'achievements' ? achievements(style, setting, field, content) : [];
}

/** The first heading shares the baseline of the first heading in the main column. */
function sideSection(setting: Setting, side: SideColumn, head: Head, blocks: Block[], first: boolean): StackBlock[] {
  const { heading } = setting.design;
  const size = round((heading.type.size ?? 0) - side.heading.smaller);
  const own = { ...heading, before: side.heading.before, type: { ...heading.type, size } };
  const made = section({ ...setting, design: { ...setting.design, heading: own } }, head, blocks, first);
  const word = made[0]?.blocks[0]?.type === 'stack' ? made[0].blocks[0].blocks[0] : undefined;
  if (first && word?.type === 'text') {
    const lower = ascentOf(setting.fixedStyle(heading.type)) - ascentOf(word.style);
    if (lower > 0) word.shift = round((word.shift ?? 0) + lower);
  }
  return made;
}

/**
 * Composes header, main and side column. Sections that do not fit next to page 1 move whole to the end of the main
 * column, in that column's layout.
 */
export function withSide(
  setting: Setting,
  side: SideColumn,
  field: Field,
  content: ResumeContent,
  header: StackBlock,
  placed: PlacedSections,
  headOf: (section: PlacedSection) => Head,
  mainSection: (section: PlacedSection, isFirst: boolean) => StackBlock[],
): Block[] {
  const { height, margins } = setting.page;
  const { top, bottom, first = top } = margins;
  const room = height - first - bottom - heightOf([header], setting.across) - side.before;
  const beside: StackBlock[] = [];
  const moved: PlacedSection[] = [];
  for (const each of placed.side) {
    const blocks = sideBlocks(setting, side, field, content, each.key);
    const made = sideSection(setting, side, headOf(each), blocks, beside.length === 0);
    if (heightOf([...beside, ...made], side.width) * (1 + reserve) <= room) beside.push(...made);
    else moved.push(each);
  }
  const main: StackBlock[] = [];
  for (const each of [...placed.main, ...moved]) main.push(...mainSection(each, main.length === 0));

  const cells: RowBlock['cells'] = [
    { width: '*', blocks: main },
    { width: side.width, blocks: beside },
  ];
  const axis = side.axis && beside.length > 0 && { ...side.axis, color: setting.colour(side.axis.tone) };
  const row: RowBlock = {
    type: 'row',
    before: side.before,
    gap: side.gap,
    cells: side.at === 'left' ? cells.toReversed() : cells,
    ...(axis ? { axis: { before: axis.before, thickness: axis.thickness, color: axis.color } } : {}),
  };
  return [header, row];
}
