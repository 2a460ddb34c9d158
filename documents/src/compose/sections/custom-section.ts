import type { CustomItem, CustomSection } from '@shortlist/contracts/builder/document-content';
import type { EntryLine } from '../../templates/template-design';
import type { Block } from '../../document-tree';
import { insetFromGutter, createBulletList, createParagraph } from '../blocks';
import { createDateRangeRuns, splitFieldLines, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';
import type { EntryFieldRuns } from './entry-header';
import { composeEntry } from './experience';
import { createBulletRuns } from './list-sections';
import { omitOrganization } from './entry-lines';

const textFields = ['title', 'organisation', 'startDate', 'endDate', 'location', 'description'] as const;
const hasOnlyBullets = (item: CustomItem) => !item.current && textFields.every((fact) => item[fact].trim() === '');

/**
 * If the design starts an entry with the organization, styles the title of an entry without one like an organization.
 */
function styleTitleAsOrganization(entry: EntryLine[]): EntryLine[] {
  const opening = entry[0]?.left;
  if (opening?.field !== 'organisation') return omitOrganization(entry);
  return omitOrganization(entry).map((line) =>
    line.placement === 'ends' && line.left.field === 'title'
      ? { ...line, left: { ...line.left, style: opening.style } }
      : line,
  );
}

export function composeCustomSection(
  layout: LayoutContext,
  field: FieldRunFactory,
  path: string,
  { items }: CustomSection,
): Block[] {
  const bulletsOf = (item: CustomItem, at: string) =>
    item.achievements
      .map((text, index) => createBulletRuns(field, `${at}.achievements.${index}`, text))
      .filter((runs) => runs.length > 0);
  const pathOf = (index: number) => `${path}.items.${index}`;
  if (items.every(hasOnlyBullets)) {
    const all = items.flatMap((item, index) => bulletsOf(item, pathOf(index)));
    return insetFromGutter(layout, 'body', 0, createBulletList(layout, all, 0));
  }
  const blocks: Block[] = [];
  for (const [index, item] of items.entries()) {
    const at = pathOf(index);
    const title = field(`${at}.title`, item.title);
    const organisation = field(`${at}.organisation`, item.organisation);
    const both = title.length > 0 && organisation.length > 0;
    const head: EntryFieldRuns = {
      title: title.length > 0 ? title : organisation,
      organisation: both ? organisation : [],
      date: createDateRangeRuns(layout, field, at, item),
      place: field(`${at}.location`, item.location),
    };
    const { entryLines } = layout.design;
    const order = both ? entryLines : styleTitleAsOrganization(entryLines);
    const described = splitFieldLines(field, `${at}.description`, item.description).map((runs) =>
      createParagraph(layout, runs),
    );
    const body = [...described, ...createBulletList(layout, bulletsOf(item, at), 0)];
    blocks.push(...composeEntry(layout, at, blocks.length === 0, order, head, body));
  }
  return blocks;
}
