import type { CustomItem, CustomSection } from '@shortlist/contracts/builder/document-content';
import type { EntryLine } from '../../templates/template-design';
import type { Block } from '../../document-tree';
import { insetFromGutter, createBulletList } from '../blocks';
import { createBulletItems, createDateRangeRuns, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';
import { composeEntry, composeEntryBody } from './entry';
import { omitOrganization } from './entry-lines';

const textFields = ['title', 'organisation', 'startDate', 'endDate', 'location', 'description'] as const;
const hasOnlyBullets = (item: CustomItem) => !item.current && textFields.every((key) => item[key].trim() === '');

/**
 * For an entry without an organization. If the design starts entries with the organization, the title takes its style.
 */
function styleTitleAsOrganization(lines: EntryLine[]): EntryLine[] {
  const firstCell = lines[0]?.left;
  if (firstCell?.field !== 'organisation') return omitOrganization(lines);
  return omitOrganization(lines).map((line) =>
    line.placement === 'lineEnds' && line.left.field === 'title'
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
  const getItemPath = (index: number) => `${path}.items.${index}`;
  if (items.every(hasOnlyBullets)) {
    const bullets = items.flatMap(({ achievements }, index) =>
      createBulletItems(toRuns, `${getItemPath(index)}.achievements`, achievements),
    );
    return insetFromGutter(layout, 'body', 0, createBulletList(layout, bullets));
  }
  const blocks: Block[] = [];
  for (const [index, item] of items.entries()) {
    const itemPath = getItemPath(index);
    const title = toRuns(`${itemPath}.title`, item.title);
    const organisation = toRuns(`${itemPath}.organisation`, item.organisation);
    const hasBoth = title.length > 0 && organisation.length > 0;
    const { entryLines } = layout.design;
    const entry = composeEntry(layout, {
      path: itemPath,
      isFirst: blocks.length === 0,
      headerLines: hasBoth ? entryLines : styleTitleAsOrganization(entryLines),
      fields: {
        title: title.length > 0 ? title : organisation,
        organisation: hasBoth ? organisation : [],
        date: createDateRangeRuns(layout, toRuns, itemPath, item),
        place: toRuns(`${itemPath}.location`, item.location),
      },
      body: composeEntryBody(layout, toRuns, itemPath, item),
    });
    blocks.push(...entry);
  }
  return blocks;
}
