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
const hasOnlyBullets = (item: CustomItem) => !item.current && textFields.every((key) => item[key].trim() === '');

/**
 * If the design starts an entry with the organization, styles the title of an entry without one like an organization.
 */
function styleTitleAsOrganization(entry: EntryLine[]): EntryLine[] {
  const firstCell = entry[0]?.left;
  if (firstCell?.field !== 'organisation') return omitOrganization(entry);
  return omitOrganization(entry).map((line) =>
    line.placement === 'ends' && line.left.field === 'title'
      ? { ...line, left: { ...line.left, style: firstCell.style } }
      : line,
  );
}

export function composeCustomSection(
  layout: LayoutContext,
  field: FieldRunFactory,
  path: string,
  { items }: CustomSection,
): Block[] {
  const listBullets = (item: CustomItem, itemPath: string) =>
    item.achievements
      .map((text, index) => createBulletRuns(field, `${itemPath}.achievements.${index}`, text))
      .filter((runs) => runs.length > 0);
  const getItemPath = (index: number) => `${path}.items.${index}`;
  if (items.every(hasOnlyBullets)) {
    const bullets = items.flatMap((item, index) => listBullets(item, getItemPath(index)));
    return insetFromGutter(layout, 'body', 0, createBulletList(layout, bullets, 0));
  }
  const blocks: Block[] = [];
  for (const [index, item] of items.entries()) {
    const itemPath = getItemPath(index);
    const title = field(`${itemPath}.title`, item.title);
    const organisation = field(`${itemPath}.organisation`, item.organisation);
    const hasBoth = title.length > 0 && organisation.length > 0;
    const fields: EntryFieldRuns = {
      title: title.length > 0 ? title : organisation,
      organisation: hasBoth ? organisation : [],
      date: createDateRangeRuns(layout, field, itemPath, item),
      place: field(`${itemPath}.location`, item.location),
    };
    const { entryLines } = layout.design;
    const headerLines = hasBoth ? entryLines : styleTitleAsOrganization(entryLines);
    const description = splitFieldLines(field, `${itemPath}.description`, item.description).map((runs) =>
      createParagraph(layout, runs),
    );
    const body = [...description, ...createBulletList(layout, listBullets(item, itemPath), 0)];
    blocks.push(...composeEntry(layout, itemPath, blocks.length === 0, headerLines, fields, body));
  }
  return blocks;
}
