import { randomUUID } from 'node:crypto';
import type { FileSettings } from '@shortlist/contracts/builder/file-data';
import type { ImportResult, ImportedField } from '@shortlist/contracts/builder/import';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { resumeFormSchema } from '@shortlist/contracts/builder/resume-form';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findAmbiguity } from './find-ambiguity';
import { omitValuesOverLimits } from './omit-values-over-limits';
import type { Extraction } from './extractors/extraction';
import { messages } from './messages';
import { findUncoveredLines, tokenizeWords } from './word-coverage';

const maxLineLength = 4_000;
const maxLines = 400;

export interface ImportResultInput {
  kind: ImportResult['kind'];
  fileName: string;
  pages: number;
  textLanguage: Language;
  language: Language;
  lines: { text: string; page: number }[];
  extraction: Extraction;
  annotations: string[];
  /** Source location by line, for formats that provide it. */
  lineLocations: ReadonlyMap<string, string>;
  /** Set for a resume that was restored from the data in its file. Such an import has no questions. */
  settings?: FileSettings | undefined;
}

/**
 * Builds the content within its limits, a field for each value, and an unplaced line for every source line with a word
 * that occurs nowhere else. No text is lost, even if no extractor recognizes it.
 */
export function buildImportResult(input: ImportResultInput): ImportResult {
  const { extraction, lines } = input;
  const content = omitValuesOverLimits(extraction.content);
  const unplacedLines = collectUnplacedLines(input, content);
  return {
    kind: input.kind,
    fileName: input.fileName,
    pages: input.pages,
    language: input.textLanguage,
    content,
    ...(input.settings && { settings: input.settings }),
    fields: [...buildFields(content, input), ...listMissingFields(content)],
    tray: unplacedLines,
    lines,
  };
}

function collectUnplacedLines(
  { extraction, lines, annotations, lineLocations, language }: ImportResultInput,
  content: ResumeContent,
): ImportResult['tray'] {
  const { where } = messages[language];
  const extractedLines = extraction.unplacedLines.map(({ text, section }) => ({
    text,
    where: section ? where.under.replace('{section}', section) : where.top,
  }));
  const coveredTexts = [
    ...listLeaves(content).map(({ value }) => value),
    ...extractedLines.map(({ text }) => text),
    ...extraction.consumedTexts,
  ];
  const uncoveredLines = findUncoveredLines(
    lines.map(({ text }) => text),
    coveredTexts,
  ).map((text) => ({ text, where: formatLocation(lineLocations.get(text), where.file) }));
  const annotationLines = annotations.map((text) => ({ text, where: where.aside }));
  const allLines = [...extractedLines, ...uncoveredLines, ...annotationLines].filter(
    ({ text }) => tokenizeWords(text).length > 0,
  );
  // Merges lines if there are too many unplaced lines, and splits lines that are too long.
  const groupSize = Math.ceil(allLines.length / (maxLines / 2));
  const mergedLines =
    groupSize <= 1
      ? allLines
      : chunk(allLines, groupSize).map((group) => ({
          text: group.map(({ text }) => text).join('\n'),
          where: group[0]?.where ?? '',
        }));
  return mergedLines
    .flatMap(({ text, where: location }) =>
      splitLongText(text).map((piece) => ({ text: piece, where: location.slice(0, 300) })),
    )
    .slice(0, maxLines)
    .map((line) => ({ id: randomUUID(), ...line }));
}

const formatLocation = (location: string | undefined, template: string) =>
  location === undefined ? '' : template.replace('{section}', location);

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, i * size + size));
const splitLongText = (text: string): string[] =>
  text.match(new RegExp(`[^]{1,${maxLineLength}}(?=\\s|$)|[^]{1,${maxLineLength}}`, 'gu')) ?? [];

interface Leaf {
  path: string;
  value: string;
}

export function listLeaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, value }];
  if (value === null || typeof value !== 'object') return value === true ? [{ path, value: 'true' }] : [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'id' ? [] : listLeaves(child, path ? `${path}.${key}` : key),
  );
}

/** Kinds of files whose fields are extracted from running text. Other kinds have named fields. */
const proseKinds: readonly ImportResult['kind'][] = ['pdf', 'docx', 'text'];

function buildFields(
  content: ResumeContent,
  { kind, lines, extraction: { startLines, ambiguities }, language, settings }: ImportResultInput,
): ImportedField[] {
  const texts = lines.map(({ text }) => text);
  const lowerCaseTexts = texts.map((text) => text.toLowerCase());
  return listLeaves(content).map(({ path, value }): ImportedField => {
    const startIndex = findStartLine(path, startLines);
    const line = findLine(value, lowerCaseTexts, startIndex);
    const ambiguity =
      ambiguities.get(path) ??
      (proseKinds.includes(kind) && !settings ? findAmbiguity(path, value, texts, line) : undefined);
    return {
      path,
      value,
      confidence: ambiguity ? 'check' : 'sure',
      ...(line !== undefined && { line }),
      ...(ambiguity && { question: messages[language].questions[ambiguity.question] }),
      ...(ambiguity?.alternative !== undefined && { other: ambiguity.alternative }),
    };
  });
}

function findStartLine(path: string, startLines: ReadonlyMap<string, number>): number {
  for (let prefix = path; prefix.includes('.'); prefix = prefix.slice(0, prefix.lastIndexOf('.'))) {
    const start = startLines.get(prefix);
    if (start !== undefined) return start;
  }
  return 0;
}

/**
 * Returns the index of the line in which a value occurs or begins. Looks up dates by year, because the import reformats
 * them.
 */
function findLine(value: string, lines: readonly string[], startIndex: number): number | undefined {
  const lowerCaseValue = value.toLowerCase();
  const year = /^(?:\d\d\/)?(\d{4})$/.exec(value)?.[1];
  const firstLine = lowerCaseValue.split('\n')[0] ?? '';
  const textTests = [
    (line: string) => line.includes(lowerCaseValue),
    (line: string) => line.length > 8 && firstLine.startsWith(line.replace(/^• /, '')),
    (line: string) => line.includes(firstLine.slice(0, 24)),
  ];
  const dateTests = [
    (line: string) => line.includes(year ?? ''),
    (line: string) => line.includes(year?.slice(2) ?? ''),
  ];
  for (const test of year === undefined ? textTests : dateTests) {
    const index = lines.findIndex((line, i) => i >= startIndex && test(line));
    if (index >= 0) return index;
  }
  return value === 'true' && lines.length > startIndex ? startIndex : undefined;
}

function listMissingFields(content: ResumeContent): ImportedField[] {
  const validation = resumeFormSchema.safeParse(content);
  const paths = new Set((validation.error?.issues ?? []).map(({ path }) => path.join('.')));
  const findValue = (path: string) => listLeaves(content).find((leaf) => leaf.path === path)?.value;
  return [...paths]
    .filter((path) => findValue(path) === undefined)
    .map((path) => ({ path, value: '', confidence: 'missing' }));
}
