import type { CustomItem, CustomSection } from '@shortlist/contracts/builder/resume';
import type { EntryLine } from '../../templates/template';
import type { Block } from '../../tree';
import { besideGutter, bullets, paragraph } from '../blocks';
import { dateRange, lines, type Field } from '../runs';
import type { Setting } from '../setting';
import type { Facts } from './entry';
import { entryBlock } from './experience';
import { bulletRuns } from './lists';
import { withoutOrganisation } from './roles';

const facts = ['title', 'organisation', 'startDate', 'endDate', 'location', 'description'] as const;
const isOnlyBullets = (item: CustomItem) => !item.current && facts.every((fact) => item[fact].trim() === '');

/**
 * If the design starts an entry with the organization, styles the title of an entry without one like an organization.
 */
function withTitleAlone(entry: EntryLine[]): EntryLine[] {
  const opening = entry[0]?.left;
  if (opening?.fact !== 'organisation') return withoutOrganisation(entry);
  return withoutOrganisation(entry).map((line) =>
    line.placing === 'ends' && line.left.fact === 'title'
      ? { ...line, left: { ...line.left, type: opening.type } }
      : line,
  );
}

export function customBlocks(setting: Setting, field: Field, path: string, { items }: CustomSection): Block[] {
  const bulletsOf = (item: CustomItem, at: string) =>
    item.achievements
      .map((text, index) => bulletRuns(field, `${at}.achievements.${index}`, text))
      .filter((runs) => runs.length > 0);
  const pathOf = (index: number) => `${path}.items.${index}`;
  if (items.every(isOnlyBullets)) {
    const all = items.flatMap((item, index) => bulletsOf(item, pathOf(index)));
    return besideGutter(setting, 'body', 0, bullets(setting, all, 0));
  }
  const blocks: Block[] = [];
  for (const [index, item] of items.entries()) {
    const at = pathOf(index);
    const title = field(`${at}.title`, item.title);
    const organisation = field(`${at}.organisation`, item.organisation);
    const both = title.length > 0 && organisation.length > 0;
    const head: Facts = {
      title: title.length > 0 ? title : organisation,
      organisation: both ? organisation : [],
      date: dateRange(setting, field, at, item),
      place: field(`${at}.location`, item.location),
    };
    const { entry } = setting.design;
    const order = both ? entry : withTitleAlone(entry);
    const described = lines(field, `${at}.description`, item.description).map((runs) => paragraph(setting, runs));
    const body = [...described, ...bullets(setting, bulletsOf(item, at), 0)];
    blocks.push(...entryBlock(setting, at, blocks.length === 0, order, head, body));
  }
  return blocks;
}
