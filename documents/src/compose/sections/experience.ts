import type { Experience } from '@shortlist/contracts/builder/document-content';
import type { EntryLine } from '../../templates/template-design';
import type { Block, StackBlock } from '../../document-tree';
import { insetFromGutter, createBulletList, createParagraph, createStack } from '../blocks';
import { composeEntryHeader, type EntryFieldRuns } from './entry-header';
import { createBulletRuns } from './list-sections';
import { splitByRole, omitOrganization } from './entry-lines';
import { createDateRangeRuns, splitFieldLines, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';

/** An open blank is not yet a company. */
const isSameCompany = (one: Experience | undefined, other: Experience) =>
  one !== undefined &&
  !other.company.includes('[') &&
  other.company.trim() !== '' &&
  one.company.trim().toLowerCase() === other.company.trim().toLowerCase();

/** Groups consecutive roles at one employer: the company once on top, then title and dates of each role. */
export function composeExperience(
  layout: LayoutContext,
  field: FieldRunFactory,
  experience: Experience[],
): StackBlock[] {
  const { entryLines } = layout.design;
  const { ofCompany, ofRole } = splitByRole(entryLines);
  const ofLaterRole = omitOrganization(entryLines);
  return experience.flatMap((item, index) => {
    const path = `experience.${index}`;
    const facts: EntryFieldRuns = {
      title: field(`${path}.position`, item.position),
      organisation: field(`${path}.company`, item.company),
      date: createDateRangeRuns(layout, field, path, item),
      place: field(`${path}.location`, item.location),
    };
    const again = isSameCompany(experience[index - 1], item);
    const more = isSameCompany(item, experience[index + 1] ?? { ...item, company: '' });
    // Prints the place of a role only if it differs from the one before.
    const moved = item.location.trim() !== experience[index - 1]?.location.trim();
    const order = again ? (moved ? ofLaterRole : ofRole) : more ? [...ofCompany, ...ofRole] : entryLines;
    const described = splitFieldLines(field, `${path}.description`, item.description).map((runs) =>
      createParagraph(layout, runs),
    );
    const items = item.achievements
      .map((text, index) => createBulletRuns(field, `${path}.achievements.${index}`, text))
      .filter((runs) => runs.length > 0);
    return composeEntry(layout, path, index === 0, order, facts, [...described, ...createBulletList(layout, items, 0)]);
  });
}

export function composeEntry(
  layout: LayoutContext,
  path: string,
  isFirst: boolean,
  head: EntryLine[],
  facts: EntryFieldRuns,
  body: Block[],
  bodyBefore = layout.design.entryBodyGap,
): StackBlock[] {
  const headBlocks = composeEntryHeader(layout, head, facts);
  if (headBlocks.length === 0 && body.length === 0) return [];
  const blocks = [
    ...(headBlocks.length > 0 ? [createStack('entry-header', 0, headBlocks, { keepTogether: 'head' as const })] : []),
    ...insetFromGutter(layout, 'body', bodyBefore, body),
  ];
  return [createStack('entry', isFirst ? 0 : layout.entryGap, blocks, { path })];
}
