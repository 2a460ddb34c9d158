import type { CustomItem, CustomSection } from '@shortlist/contracts/builder/document-content';
import type { EntryLine } from '../../templates/template-design';
import type { Block } from '../../document-tree';
import { insetFromGutter, createBulletList, createParagraph } from '../blocks';
import { createDateRangeRuns, splitFieldLines, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';
import type { EntryFieldRuns } from './entry-header';
import { composeEntry } from './experience';
import { createBulletRuns } from './skills-and-lists';
import { omitOrganization } from './entry-lines';

const textFields = ['title', 'organisation', 'startDate', 'endDate', 'location', 'description'] as const;
const hasOnlyBullets = (item: CustomItem) => !item.current && textFields.every((key) => item[key].trim() === '');

/**
 * Returns the header lines of an entry that has no organization. If the design starts entries with the organization,
 * the title takes its style.
 */
function styleTitleAsOrganization(lines: EntryLine[]): EntryLine[] {
  const firstCell = lines[0]?.left;
  if (firstCell?.field !== 'organisation') return omitOrganization(lines);
  return omitOrganization(lines).map((line) =>
    line.placement === 'ends' && line.left.field === 'title'
      ? { ...line, left: { ...line.left, style: firstCell.style } }
      : line,
  );
}

export function composeCustomSection(
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  path: string,
  { items }: CustomSection,
): Block[] {
  const listBullets = (item: CustomItem, itemPath: string) =>
    item.achievements
      .map((text, index) => createBulletRuns(toRuns, `${itemPath}.achievements.${index}`, text))
      .filter((runs) => runs.length > 0);
  const getItemPath = (index: number) => `${path}.items.${index}`;
  if (items.every(hasOnlyBullets)) {
    const bullets = items.flatMap((item, index) => listBullets(item, getItemPath(index)));
    return insetFromGutter(layout, 'body', 0, createBulletList(layout, bullets, 0));
  }
  const blocks: Block[] = [];
  for (const [index, item] of items.entries()) {
    const itemPath = getItemPath(index);
    const title = toRuns(`${itemPath}.title`, item.title);
    const organisation = toRuns(`${itemPath}.organisation`, item.organisation);
    const hasBoth = title.length > 0 && organisation.length > 0;
    const fields: EntryFieldRuns = {
      title: title.length > 0 ? title : organisation,
      organisation: hasBoth ? organisation : [],
      date: createDateRangeRuns(layout, toRuns, itemPath, item),
      place: toRuns(`${itemPath}.location`, item.location),
    };
    const { entryLines } = layout.design;
    const headerLines = hasBoth ? entryLines : styleTitleAsOrganization(entryLines);
    const description = splitFieldLines(toRuns, `${itemPath}.description`, item.description).map((runs) =>
      createParagraph(layout, runs),
    );
    const body = [...description, ...createBulletList(layout, listBullets(item, itemPath), 0)];
    blocks.push(...composeEntry(layout, itemPath, blocks.length === 0, headerLines, fields, body));
  }
  return blocks;
}
