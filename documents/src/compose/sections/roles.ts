import type { EntryLine, Fact } from '../../templates/template';

const names = (line: EntryLine, fact: Fact) => line.left?.fact === fact || line.right?.fact === fact;

/**
 * The lines of a head that tell the company, and those that each role at it has: title and dates. Where these stand apart,
 * with the date beside the company, the lines exchange what they have at the right.
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

/** A head without its organisation: title and dates, and the place under the title, where it leaves no hole. */
export function withoutOrganisation(entry: EntryLine[]): EntryLine[] {
  const { ofRole } = byRoles(entry);
  const place = entry.flatMap(({ left, right }) => [left, right]).find((cell) => cell?.fact === 'place');
  if (!place || ofRole.some((line) => names(line, 'place'))) return ofRole;
  const [first] = entry;
  if (first?.placing === 'gutter') return [...ofRole, { placing: 'gutter', right: place }];
  return [...ofRole, { placing: first?.placing === 'margin' ? 'margin' : 'ends', left: place }];
}
