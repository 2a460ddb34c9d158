import type { Experience } from '@shortlist/contracts/builder/document-content';
import type { StackBlock } from '../../document-tree';
import { composeEntry, composeEntryBody } from './entry';
import { splitByRole, omitOrganization } from './entry-lines';
import { createDateRangeRuns, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';
import type { Reuse } from '../reuse';

/** Unfilled blanks never count as the same company. */
export const isSameCompany = (previous: Experience | undefined, next: Experience) =>
  previous !== undefined &&
  !next.company.includes('[') &&
  next.company.trim() !== '' &&
  previous.company.trim().toLowerCase() === next.company.trim().toLowerCase();

export interface PrintedEntry {
  item: Experience;
  index: number;
}

/** Omits empty entries. A further role at the same employer is empty if it has only the employer's name and place. */
export function listPrintedEntries(experience: readonly Experience[]): PrintedEntry[] {
  const entries: PrintedEntry[] = [];
  for (const [index, item] of experience.entries()) {
    const previous = entries.at(-1)?.item;
    const isSameAsPrevious = isSameCompany(previous, item);
    const texts = [item.position, item.startDate, item.endDate, item.description, ...item.achievements];
    if (!isSameAsPrevious) texts.push(item.company);
    if (!isSameAsPrevious || item.location.trim() !== previous?.location.trim()) texts.push(item.location);
    if (item.current || texts.some((text) => text.trim() !== '')) entries.push({ item, index });
  }
  return entries;
}

/** Names the company only once for consecutive roles. */
export function composeExperience(
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  experience: Experience[],
  reuse: Reuse,
): StackBlock[] {
  const { entryLines } = layout.design;
  const { companyLines, roleLines } = splitByRole(entryLines);
  const roleLinesWithPlace = omitOrganization(entryLines);
  const entries = listPrintedEntries(experience);
  return entries.flatMap(({ item, index }, i) => {
    const previous = entries[i - 1]?.item;
    const path = `experience.${index}`;
    const isSameAsPrevious = isSameCompany(previous, item);
    const isSameAsNext = isSameCompany(item, entries[i + 1]?.item ?? { ...item, company: '' });
    // A further role at the same company shows its location only if it differs from the previous role's.
    const hasNewLocation = item.location.trim() !== previous?.location.trim();
    return reuse(path, [layout, item, isSameAsPrevious, isSameAsNext, hasNewLocation, i === 0], () => {
      const headerLines = isSameAsPrevious
        ? hasNewLocation
          ? roleLinesWithPlace
          : roleLines
        : isSameAsNext
          ? [...companyLines, ...roleLines]
          : entryLines;
      return composeEntry(layout, {
        path,
        isFirst: i === 0,
        headerLines,
        fields: {
          title: toRuns(`${path}.position`, item.position),
          organisation: toRuns(`${path}.company`, item.company),
          date: createDateRangeRuns(layout, toRuns, path, item),
          place: toRuns(`${path}.location`, item.location),
        },
        body: composeEntryBody(layout, toRuns, path, item),
      });
    });
  });
}
