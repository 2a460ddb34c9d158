import type { MachineField, MachineHeading, MachineView } from '@shortlist/contracts/builder/machine-view';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { factsOfFile } from '../file/file-facts';
import { sectionOf, squeezed } from '../file/headings';
import type { ParsedFile } from '../file/parsed-file';
import { fieldsIn } from './fields';
import type { Reading } from '../file/reading';
import { Places, type PrintedHeading, worst } from './places';

interface Written {
  resume: ResumeContent;
  headings: readonly PrintedHeading[];
  language: Language;
  /** ISO date (YYYY-MM-DD). */
  today: string;
}

/**
 * Compares a finished file with its source. Each field uses the worse of content order and position; for position, the
 * better of rows and columns. The checks of the score do the same.
 */
export function viewOfFile(file: ParsedFile, written: Written): Pick<MachineView, 'order' | 'fields' | 'text'> {
  const { resume, headings, language } = written;
  const { stream, rows, columns } = factsOfFile(file, resume, language);
  const known = new Map<Reading, Looked>();
  const look = (reading: Reading): Looked => {
    const places = new Places(reading, headings);
    const looked = known.get(reading) ?? { places, fields: fieldsIn(places, written) };
    known.set(reading, looked);
    return looked;
  };
  const { places, fields } = look(stream);
  const [byPosition] = [look(rows).fields, look(columns).fields].sort((one, other) => faults(one) - faults(other));
  return {
    order: orderOf(file, places, language),
    fields: fields.map((field, i) => worseOf(field, byPosition?.[i])),
    text: textOf(places),
  };
}

interface Looked {
  places: Places;
  fields: MachineField[];
}

const faults = (fields: MachineField[]) =>
  fields.filter(({ verdict }) => verdict === 'moved' || verdict === 'lost').length;

const worseOf = (field: MachineField, other: MachineField | undefined): MachineField =>
  other && worst([field.verdict, other.verdict]) !== field.verdict ? other : field;

function textOf({ reading: { lines } }: Places): string {
  return lines.map(({ text, page }, i) => (i > 0 && lines[i - 1]?.page !== page ? `\n${text}` : text)).join('\n');
}

function orderOf(file: ParsedFile, { reading: { lines }, found }: Places, language: Language): MachineHeading[] {
  const places = [{ key: 'header', heading: lines[0]?.text ?? '', line: 0 }, ...found];
  return places.flatMap(({ key, heading, line }): MachineHeading[] => {
    const page = lines[line]?.page ?? 0;
    const paper = file.pages[page];
    const text = squeezed(lines[line]?.text ?? '');
    const piece = paper?.pieces.find((one) => squeezed(one.text) !== '' && text.startsWith(squeezed(one.text)));
    if (!paper || !piece) return [];
    const known = key === 'header' || key.startsWith('custom:') || sectionOf(heading, language) === key;
    return [{ key, heading, known, page, x: piece.x, y: paper.height - piece.y - piece.size }];
  });
}
