import type { EntryLine, EntryField } from '../../templates/template-design';

const hasField = (line: EntryLine, field: EntryField) => line.left?.field === field || line.right?.field === field;

/**
 * Splits the header lines into lines for the company and lines for each role. If the design prints the date next to the
 * company, the two lines swap their right cells.
 */
export function splitByRole(lines: EntryLine[]): { companyLines: EntryLine[]; roleLines: EntryLine[] } {
  const companyLines = lines.filter((line) => hasField(line, 'organisation'));
  const roleLines = lines.filter((line) => !hasField(line, 'organisation'));
  if (roleLines.some((line) => hasField(line, 'date'))) return { companyLines, roleLines };
  const [companyLine] = companyLines;
  const [roleLine] = roleLines;
  if (companyLine?.placement !== 'lineEnds' || roleLine?.placement !== 'lineEnds') return { companyLines, roleLines };
  return {
    companyLines: [{ ...companyLine, right: roleLine.right }],
    roleLines: [{ ...roleLine, right: companyLine.right }],
  };
}

/** Adds the place under the title if no other line contains the place. */
export function omitOrganization(lines: EntryLine[]): EntryLine[] {
  const { roleLines } = splitByRole(lines);
  const placeCell = lines.flatMap(({ left, right }) => [left, right]).find((cell) => cell?.field === 'place');
  if (!placeCell || roleLines.some((line) => hasField(line, 'place'))) return roleLines;
  const [firstLine] = lines;
  if (firstLine?.placement === 'gutter') return [...roleLines, { placement: 'gutter', right: placeCell }];
  return [...roleLines, { placement: firstLine?.placement === 'margin' ? 'margin' : 'lineEnds', left: placeCell }];
}
