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
 * Compares a finished file with its source. As in the score (`parsing-checks.ts`), each field gets the worse verdict of
 * two readings. One reads the file in the order of its content. The other reads by position on the page, in rows or
 * columns, whichever has fewer faults.
 */
export function buildParserView(
  file: ParsedFile,
  source: ParserViewInput,
): Pick<ParserView, 'order' | 'fields' | 'text'> {
  const { resume, headings, language } = source;
  const { streamReading, rowReading, columnReading } = analyzeFile(file, resume, language);
  const fieldsByReading = new Map<FileReading, ReadingFields>();
  const getReadingFields = (reading: FileReading): ReadingFields => {
    const sectionIndex = new SectionIndex(reading, headings);
    const readingFields = fieldsByReading.get(reading) ?? {
      sectionIndex,
      fields: buildParserFields(sectionIndex, source),
    };
    fieldsByReading.set(reading, readingFields);
    return readingFields;
  };
  const { sectionIndex, fields } = getReadingFields(streamReading);
  const [positionFields] = [getReadingFields(rowReading).fields, getReadingFields(columnReading).fields].sort(
    (a, b) => countFaults(a) - countFaults(b),
  );
  return {
    order: listHeadings(file, sectionIndex, language),
    fields: fields.map((field, i) => getWorseField(field, positionFields?.[i])),
    text: joinPageTexts(sectionIndex),
  };
}

interface ReadingFields {
  sectionIndex: SectionIndex;
  fields: ParserField[];
}

const countFaults = (fields: ParserField[]) =>
  fields.filter(({ verdict }) => verdict === 'moved' || verdict === 'lost').length;

const getWorseField = (field: ParserField, otherField: ParserField | undefined): ParserField =>
  otherField && getWorstFieldVerdict([field.verdict, otherField.verdict]) !== field.verdict ? otherField : field;

function joinPageTexts({ reading: { lines } }: SectionIndex): string {
  return lines.map(({ text, page }, i) => (i > 0 && lines[i - 1]?.page !== page ? `\n${text}` : text)).join('\n');
}

function listHeadings(
  file: ParsedFile,
  { reading: { lines }, foundHeadings }: SectionIndex,
  language: Language,
): ParserHeading[] {
  const headings = [{ key: 'header', heading: lines[0]?.text ?? '', line: 0 }, ...foundHeadings];
  return headings.flatMap(({ key, heading, line }): ParserHeading[] => {
    const page = lines[line]?.page ?? 0;
    const paper = file.pages[page];
    const text = toAlphanumeric(lines[line]?.text ?? '');
    const item = paper?.items.find(
      (candidate) => toAlphanumeric(candidate.text) !== '' && text.startsWith(toAlphanumeric(candidate.text)),
    );
    if (!paper || !item) return [];
    const isKnown = key === 'header' || key.startsWith('custom:') || detectSection(heading, language) === key;
    return [{ key, heading, known: isKnown, page, x: item.x, y: paper.height - item.y - item.size }];
  });
}
