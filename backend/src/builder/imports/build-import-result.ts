import { randomUUID } from 'node:crypto';
import type { ImportResult, ImportedField } from '@shortlist/contracts/builder/import';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { resumeFormSchema } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findAmbiguity } from './find-ambiguity';
import { truncateToLimits } from './truncate-to-limits';
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
  linePlaces: ReadonlyMap<string, string>;
}

/**
 * Builds the import result: the content within its limits, a field for each value, and an unplaced line for every
 * source line with a word that occurs nowhere else. No text is lost, even if it was not understood.
 */
export function buildImportResult(file: ImportResultInput): ImportResult {
  const { extraction, lines } = file;
  const content = truncateToLimits(extraction.content);
  const tray = collectUnplacedLines(file, content);
  return {
    kind: file.kind,
    fileName: file.fileName,
    pages: file.pages,
    language: file.textLanguage,
    content,
    fields: [...buildFields(content, file), ...listMissingFields(content)],
    tray,
    lines,
  };
}

function collectUnplacedLines(
  { extraction, lines, annotations, linePlaces, language }: ImportResultInput,
  content: ResumeContent,
): ImportResult['tray'] {
  const { where } = messages[language];
  const placed = extraction.unplaced.map(({ text, where: section }) => ({
    text,
    where: section ? where.under.replace('{section}', section) : where.top,
  }));
  const known = [
    ...listLeaves(content).map(({ value }) => value),
    ...placed.map(({ text }) => text),
    ...extraction.consumedTexts,
  ];
  const lost = findUncoveredLines(
    lines.map(({ text }) => text),
    known,
  ).map((text) => ({ text, where: formatPlace(linePlaces.get(text), where.file) }));
  const notes = annotations.map((text) => ({ text, where: where.aside }));
  const all = [...placed, ...lost, ...notes].filter(({ text }) => tokenizeWords(text).length > 0);
  // Merges lines if there are too many unplaced lines, and splits lines that are too long.
  const size = Math.ceil(all.length / (maxLines / 2));
  const shared =
    size <= 1
      ? all
      : chunk(all, size).map((some) => ({
          text: some.map(({ text }) => text).join('\n'),
          where: some[0]?.where ?? '',
        }));
  return shared
    .flatMap(({ text, where: place }) =>
      splitLongText(text).map((piece) => ({ text: piece, where: place.slice(0, 300) })),
    )
    .slice(0, maxLines)
    .map((line) => ({ id: randomUUID(), ...line }));
}

const formatPlace = (place: string | undefined, sentence: string) =>
  place === undefined ? '' : sentence.replace('{section}', place);

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
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' ? [] : listLeaves(inner, path ? `${path}.${key}` : key),
  );
}

/** Kinds whose fields are extracted from running text. Other files name their fields. */
const isProse: readonly ImportResult['kind'][] = ['pdf', 'docx', 'text'];

function buildFields(
  content: ResumeContent,
  { kind, lines, extraction: { startLines, ambiguities }, language }: ImportResultInput,
): ImportedField[] {
  const texts = lines.map(({ text }) => text);
  const plain = texts.map((text) => text.toLowerCase());
  return listLeaves(content).map(({ path, value }): ImportedField => {
    const from = findStartLine(path, startLines);
    const line = findLine(value, plain, from);
    const doubt =
      ambiguities.get(path) ?? (isProse.includes(kind) ? findAmbiguity(path, value, texts, line) : undefined);
    return {
      path,
      value,
      confidence: doubt ? 'check' : 'sure',
      ...(line !== undefined && { line }),
      ...(doubt && { question: messages[language].questions[doubt.question] }),
      ...(doubt?.alternative !== undefined && { other: doubt.alternative }),
    };
  });
}

function findStartLine(path: string, starts: ReadonlyMap<string, number>): number {
  for (let at = path; at.includes('.'); at = at.slice(0, at.lastIndexOf('.'))) {
    const start = starts.get(at);
    if (start !== undefined) return start;
  }
  return 0;
}

/**
 * Returns the index of the line where a value occurs or begins. Dates are reformatted and may resemble dates of other
 * entries, so a date maps to the next line that contains its year, the head of its entry.
 */
function findLine(value: string, lines: readonly string[], from: number): number | undefined {
  const wanted = value.toLowerCase();
  const year = /^(?:\d\d\/)?(\d{4})$/.exec(value)?.[1];
  const start = wanted.split('\n')[0] ?? '';
  const texts = [
    (line: string) => line.includes(wanted),
    (line: string) => line.length > 8 && start.startsWith(line.replace(/^• /, '')),
    (line: string) => line.includes(start.slice(0, 24)),
  ];
  const dates = [(line: string) => line.includes(year ?? ''), (line: string) => line.includes(year?.slice(2) ?? '')];
  for (const test of year === undefined ? texts : dates) {
    const after = lines.findIndex((line, i) => i >= from && test(line));
    if (after >= 0) return after;
  }
  return value === 'true' && lines.length > from ? from : undefined;
}

function listMissingFields(content: ResumeContent): ImportedField[] {
  const checked = resumeFormSchema.safeParse(content);
  const paths = new Set((checked.error?.issues ?? []).map(({ path }) => path.join('.')));
  const valueAt = (path: string) => listLeaves(content).find((leaf) => leaf.path === path)?.value;
  return [...paths]
    .filter((path) => valueAt(path) === undefined)
    .map((path) => ({ path, value: '', confidence: 'missing' }));
}
