import type { EntryLine, Fact } from '../../templates/template';

const names = (line: EntryLine, fact: Fact) => line.left?.fact === fact || line.right?.fact === fact;

/**
 * Splits the header lines into those for the company and those for each role (title and dates). If the design prints
 * the date next to the company, the two lines swap their right texts.
 */
export function byRoles(entry: EntryLine[]): { ofCompany: EntryLine[]; ofRole: EntryLine[] } {
  const ofCompany = entry.filter((line) => names(line, 'organisation'));
  const ofRole = entry.filter((line) => !names(line, 'organisation'));
  if (ofRole.some((line) => names(line, 'date'))) return { ofCompany, ofRole };
  const [company] = ofCompany;
  const [role] = ofRole;
  if (company?.placing !== 'ends' || role?.placing !== 'ends') return { ofCompany, ofRole };
  return { ofCompany: [{ ...company, right: role.right }], ofRole: [{ ...role, right: company.right }] };
}

/** Returns the header lines without the organization. Adds the place under the title if no other line contains it. */
export function withoutOrganisation(entry: EntryLine[]): EntryLine[] {
  const { ofRole } = byRoles(entry);
  const place = entry.flatMap(({ left, right }) => [left, right]).find((cell) => cell?.fact === 'place');
  if (!place || ofRole.some((line) => names(line, 'place'))) return ofRole;
  const [first] = entry;
  if (first?.placing === 'gutter') return [...ofRole, { placing: 'gutter', right: place }];
  return [...ofRole, { placing: first?.placing === 'margin' ? 'margin' : 'ends', left: place }];
}
