import type { EntryLine, EntryField } from '../../templates/template-design';

const hasField = (line: EntryLine, fact: EntryField) => line.left?.field === fact || line.right?.field === fact;

/**
 * Splits the header lines into those for the company and those for each role (title and dates). If the design prints
 * the date next to the company, the two lines swap their right texts.
 */
export function splitByRole(entry: EntryLine[]): { ofCompany: EntryLine[]; ofRole: EntryLine[] } {
  const ofCompany = entry.filter((line) => hasField(line, 'organisation'));
  const ofRole = entry.filter((line) => !hasField(line, 'organisation'));
  if (ofRole.some((line) => hasField(line, 'date'))) return { ofCompany, ofRole };
  const [company] = ofCompany;
  const [role] = ofRole;
  if (company?.placement !== 'ends' || role?.placement !== 'ends') return { ofCompany, ofRole };
  return { ofCompany: [{ ...company, right: role.right }], ofRole: [{ ...role, right: company.right }] };
}

/** Returns the header lines without the organization. Adds the place under the title if no other line contains it. */
export function omitOrganization(entry: EntryLine[]): EntryLine[] {
  const { ofRole } = splitByRole(entry);
  const place = entry.flatMap(({ left, right }) => [left, right]).find((cell) => cell?.field === 'place');
  if (!place || ofRole.some((line) => hasField(line, 'place'))) return ofRole;
  const [first] = entry;
  if (first?.placement === 'gutter') return [...ofRole, { placement: 'gutter', right: place }];
  return [...ofRole, { placement: first?.placement === 'margin' ? 'margin' : 'ends', left: place }];
}
