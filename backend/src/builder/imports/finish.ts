import { randomUUID } from 'node:crypto';
import type { Imported, ImportedField } from '@shortlist/contracts/builder/import';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { resumeFormSchema } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findDoubt } from './find-doubt';
import { fitted } from './fitted';
import type { Understood } from './understand/understood';
import { words } from './words';
import { missingWords, wordsOf } from './word-count';

const longestLine = 4_000;
const mostLines = 400;

export interface ToFinish {
  kind: Imported['kind'];
  fileName: string;
  pages: number;
  textLanguage: Language;
  language: Language;
  lines: { text: string; page: number }[];
  understood: Understood;
  aside: string[];
  /** Source location by line, for formats that provide it. */
  places: ReadonlyMap<string, string>;
}

/**
 * Builds the import result: the content within its limits, a field for each value, and an unplaced line for every
 * source line with a word that occurs nowhere else. No text is lost, even if it was not understood.
 */
export function finish(file: ToFinish): Imported {
  const { understood, lines } = file;
  const content = fitted(understood.content);
  const tray = trayOf(file, content);
  return {
    kind: file.kind,
    fileName: file.fileName,
    pages: file.pages,
    language: file.textLanguage,
    content,
    fields: [...fieldsOf(content, file), ...missingOf(content)],
    tray,
    lines,
  };
}

function trayOf({ understood, lines, aside, places, language }: ToFinish, content: ResumeContent): Imported['tray'] {
  const { where } = words[language];
  const placed = understood.rest.map(({ text, where: section }) => ({
    text,
    where: section ? where.under.replace('{section}', section) : where.top,
  }));
  const known = [...leavesOf(content).map(({ value }) => value), ...placed.map(({ text }) => text), ...understood.used];
  const lost = missingWords(
    lines.map(({ text }) => text),
    known,
  ).map((text) => ({ text, where: whereOf(places.get(text), where.file) }));
  const notes = aside.map((text) => ({ text, where: where.aside }));
  const all = [...placed, ...lost, ...notes].filter(({ text }) => wordsOf(text).length > 0);
  // Merges lines if there are too many unplaced lines, and splits lines that are too long.
  const size = Math.ceil(all.length / (mostLines / 2));
  const shared =
    size <= 1
      ? all
      : chunks(all, size).map((some) => ({
          text: some.map(({ text }) => text).join('\n'),
          where: some[0]?.where ?? '',
        }));
  return shared
    .flatMap(({ text, where: place }) => pieces(text).map((piece) => ({ text: piece, where: place.slice(0, 300) })))
    .slice(0, mostLines)
    .map((line) => ({ id: randomUUID(), ...line }));
}

const whereOf = (place: string | undefined, sentence: string) =>
  place === undefined ? '' : sentence.replace('{section}', place);

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, i * size + size));
const pieces = (text: string): string[] =>
  text.match(new RegExp(`[^]{1,${longestLine}}(?=\\s|$)|[^]{1,${longestLine}}`, 'gu')) ?? [];

interface Leaf {
  path: string;
  value: string;
}

export function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, value }];
  if (value === null || typeof value !== 'object') return value === true ? [{ path, value: 'true' }] : [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' ? [] : leavesOf(inner, path ? `${path}.${key}` : key),
  );
}

/** Kinds whose fields are extracted from running text. Other files name their fields. */
const isProse: readonly Imported['kind'][] = ['pdf', 'docx', 'text'];

function fieldsOf(
  content: ResumeContent,
  { kind, lines, understood: { starts, doubts }, language }: ToFinish,
): ImportedField[] {
  const texts = lines.map(({ text }) => text);
  const plain = texts.map((text) => text.toLowerCase());
  return leavesOf(content).map(({ path, value }): ImportedField => {
    const from = startOf(path, starts);
    const line = lineOf(value, plain, from);
    const doubt = doubts.get(path) ?? (isProse.includes(kind) ? findDoubt(path, value, texts, line) : undefined);
    return {
      path,
      value,
      confidence: doubt ? 'check' : 'sure',
      ...(line !== undefined && { line }),
      ...(doubt && { question: words[language].questions[doubt.question] }),
      ...(doubt?.other !== undefined && { other: doubt.other }),
    };
  });
}

function startOf(path: string, starts: ReadonlyMap<string, number>): number {
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
function lineOf(value: string, lines: readonly string[], from: number): number | undefined {
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

function missingOf(content: ResumeContent): ImportedField[] {
  const checked = resumeFormSchema.safeParse(content);
  const paths = new Set((checked.error?.issues ?? []).map(({ path }) => path.join('.')));
  const valueAt = (path: string) => leavesOf(content).find((leaf) => leaf.path === path)?.value;
  return [...paths]
    .filter((path) => valueAt(path) === undefined)
    .map((path) => ({ path, value: '', confidence: 'missing' }));
}
