import type { ParserField, ParserHeading, ParserView } from '@shortlist/contracts/builder/parser-view';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { analyzeFile } from '../file-reader/file-analysis';
import { detectSection, toAlphanumeric } from '../file-reader/section-headings';
import type { ParsedFile } from '../file-reader/parsed-file';
import { buildParserFields } from './parser-fields';
import type { FileReading } from '../file-reader/read-resume';
import { SectionIndex, type PrintedHeading, getWorstFieldVerdict } from './section-index';

interface ParserViewInput {
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
export function buildParserView(
  file: ParsedFile,
  written: ParserViewInput,
): Pick<ParserView, 'order' | 'fields' | 'text'> {
  const { resume, headings, language } = written;
  const { streamReading, rowReading, columnReading } = analyzeFile(file, resume, language);
  const known = new Map<FileReading, ReadingFields>();
  const look = (reading: FileReading): ReadingFields => {
    const places = new SectionIndex(reading, headings);
    const looked = known.get(reading) ?? { places, fields: buildParserFields(places, written) };
    known.set(reading, looked);
    return looked;
  };
  const { places, fields } = look(streamReading);
  const [byPosition] = [look(rowReading).fields, look(columnReading).fields].sort(
    (one, other) => countFaults(one) - countFaults(other),
  );
  return {
    order: listHeadings(file, places, language),
    fields: fields.map((field, i) => getWorseField(field, byPosition?.[i])),
    text: joinPageTexts(places),
  };
}

interface ReadingFields {
  places: SectionIndex;
  fields: ParserField[];
}

const countFaults = (fields: ParserField[]) =>
  fields.filter(({ verdict }) => verdict === 'moved' || verdict === 'lost').length;

const getWorseField = (field: ParserField, other: ParserField | undefined): ParserField =>
  other && getWorstFieldVerdict([field.verdict, other.verdict]) !== field.verdict ? other : field;

function joinPageTexts({ reading: { lines } }: SectionIndex): string {
  return lines.map(({ text, page }, i) => (i > 0 && lines[i - 1]?.page !== page ? `\n${text}` : text)).join('\n');
}

function listHeadings(
  file: ParsedFile,
  { reading: { lines }, foundHeadings }: SectionIndex,
  language: Language,
): ParserHeading[] {
  const places = [{ key: 'header', heading: lines[0]?.text ?? '', line: 0 }, ...foundHeadings];
  return places.flatMap(({ key, heading, line }): ParserHeading[] => {
    const page = lines[line]?.page ?? 0;
    const paper = file.pages[page];
    const text = toAlphanumeric(lines[line]?.text ?? '');
    const item = paper?.items.find(
      (one) => toAlphanumeric(one.text) !== '' && text.startsWith(toAlphanumeric(one.text)),
    );
    if (!paper || !item) return [];
    const known = key === 'header' || key.startsWith('custom:') || detectSection(heading, language) === key;
    return [{ key, heading, known, page, x: item.x, y: paper.height - item.y - item.size }];
  });
}
