import type { DocumentTree, Run, TextBlock } from '@shortlist/documents/document-tree';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { findDates } from '@shortlist/documents/i18n/parse-date';
import { walkTextBlocks } from '@shortlist/documents/pages/walk-text-blocks';
import type { PrintedResume } from '@shortlist/documents/printed-resume';
import { listLeaves } from './build-import-result';
import { stripBullet } from './source-document';
import { tokenize, type WordSequence } from './word-sequence';

/** A text that a file must have: a field or, where a template prints it in several blocks, a part of one. */
export interface FieldText {
  path: string;
  part: number;
  /** Any of them counts. */
  spellings: string[];
  /** A default heading, which a file of an earlier version may not have. */
  isOptional?: boolean;
}

const presentPath = /\.current$/;
const datePath = /\.(?:startDate|endDate|date|current)$/;
const joinTexts = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** Some templates print headings in capitals. */
const defaultHeadings = new Set(
  Object.values(documentLabels).flatMap(({ headings, untitledSection }) =>
    [...Object.values(headings), untitledSection].map((heading) => heading.toUpperCase()),
  ),
);
const isDefaultHeading = ({ role, runs }: TextBlock) =>
  role === 'heading' && defaultHeadings.has(joinTexts(runs).toUpperCase());

/**
 * Lists the texts of people that a document prints, and its default headings. The file may have a text as the document
 * prints it today or as it was typed, and dates in any notation.
 */
export function listFieldTexts(tree: DocumentTree, { content }: PrintedResume, words: WordSequence, lines: string[]) {
  const values = new Map(listLeaves(content).map(({ path, value }) => [path, value]));
  const dateSpellings = listDateSpellings(lines, tree);
  const has = (text: string) => words.find(text).length > 0;
  const fields = [...groupByPath(tree)].flatMap(([path, parts]): FieldText[] => {
    const value = values.get(path) ?? '';
    const areFound = parts.every((part) => addUnmarked(part).some(has));
    if (parts.length > 1 && areFound)
      return parts.map((text, part) => ({ path, part, spellings: unique(addUnmarked(text)) }));
    const dates = datePath.test(path) ? (dateSpellings.get(getDateKey(path, value, tree)) ?? []) : [];
    const typed = presentPath.test(path) ? [] : addUnmarked(value);
    return [{ path, part: 0, spellings: unique([...addUnmarked(parts.join(' ')), ...typed, ...dates]) }];
  });
  return [...fields, ...listDefaultHeadings(tree)];
}

const listDefaultHeadings = (tree: DocumentTree): FieldText[] =>
  [...walkTextBlocks(tree.blocks)].filter(isDefaultHeading).map(({ runs }) => ({
    path: runs[0]?.path ?? '',
    part: 0,
    spellings: [joinTexts(runs)],
    isOptional: true,
  }));

/** Omits texts of the same words, which would count as two places. */
const unique = (texts: readonly string[]) => [
  ...new Map(texts.map((text) => [tokenize(text).join(''), text])).values(),
];

/** A reader strips a bullet that somebody has typed. */
const addUnmarked = (text: string) =>
  [text, stripBullet(text).text].filter((spelling) => tokenize(spelling).length > 0);

/** Lists the texts of each path, one for each block. */
function groupByPath(tree: DocumentTree): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const block of walkTextBlocks(tree.blocks)) {
    if (isDefaultHeading(block)) continue;
    for (const path of new Set(block.runs.map((run) => run.path))) {
      const isPath = (run: Run) => run.path === path;
      // Signs between two pieces of a field have no path: "Tools: Git".
      const text = joinTexts(block.runs.slice(block.runs.findIndex(isPath), block.runs.findLastIndex(isPath) + 1));
      if (path && tokenize(text).length > 0) texts.set(path, [...(texts.get(path) ?? []), text]);
    }
  }
  return texts;
}

const presentKey = 'present';
function getDateKey(path: string, value: string, { language }: DocumentTree): string {
  if (presentPath.test(path)) return presentKey;
  const [date] = findDates(value, language);
  return date?.isPresent ? presentKey : (date?.value ?? '');
}

/** Returns the notations of each date in the file. */
function listDateSpellings(lines: readonly string[], { language }: DocumentTree): Map<string, string[]> {
  const spellings = new Map<string, string[]>();
  for (const line of lines)
    for (const { start, end, value, isPresent } of findDates(line, language)) {
      const key = isPresent ? presentKey : value;
      spellings.set(key, [...(spellings.get(key) ?? []), line.slice(start, end)]);
    }
  return spellings;
}

/** Lists the words that a document prints and that are of no field: default headings, labels and the footer. */
export function listLabelWords(tree: DocumentTree): Set<string> {
  const texts = [...walkTextBlocks(tree.blocks)].flatMap((block) =>
    isDefaultHeading(block) ? [joinTexts(block.runs)] : block.runs.filter(({ path }) => !path).map(({ text }) => text),
  );
  return new Set([...texts, tree.footer.text].flatMap(tokenize));
}
