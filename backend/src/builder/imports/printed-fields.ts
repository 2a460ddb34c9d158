import type { Block, DocumentTree, Run, TextBlock } from '@shortlist/documents/document-tree';
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
  /** Any of them counts. */
  spellings: string[];
}

const presentPath = /\.current$/;
const datePath = /\.(?:startDate|endDate|date|current)$/;
const joinTexts = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/**
 * Lists the texts of people that a document prints by column, in its order. The file may have a text as the document
 * prints it today or as it was typed, and dates in any notation.
 */
export function listFieldTexts(
  tree: DocumentTree,
  { content }: PrintedResume,
  words: WordSequence,
  lines: string[],
): FieldText[][] {
  const values = new Map(listLeaves(content).map(({ path, value }) => [path, value]));
  const dateSpellings = listDateSpellings(lines, tree);
  const has = (text: string) => words.find(text).length > 0;
  const listSpellings = (path: string, parts: readonly string[]): string[][] => {
    if (parts.length > 1 && parts.every((part) => addUnmarked(part).some(has))) return parts.map(addUnmarked);
    const value = values.get(path) ?? '';
    const dates = datePath.test(path) ? (dateSpellings.get(getDateKey(path, value, tree)) ?? []) : [];
    const typed = presentPath.test(path) ? [] : addUnmarked(value);
    return [[...addUnmarked(parts.join(' ')), ...typed, ...dates]];
  };
  return listColumns(tree).map((blocks) =>
    [...groupByPath(tree, blocks)].flatMap(([path, parts]) =>
      listSpellings(path, parts).map((spellings) => ({ path, spellings: unique(spellings) })),
    ),
  );
}

/** The side column, which has a fixed width, and all other blocks. */
function listColumns({ blocks }: DocumentTree): Block[][] {
  const cells = blocks.flatMap((block) => (block.type === 'row' ? block.cells : []));
  const side = cells.filter(({ width }) => width !== '*').flatMap((cell) => cell.blocks);
  const main = cells.filter(({ width }) => width === '*').flatMap((cell) => cell.blocks);
  return [side, [...blocks.filter(({ type }) => type !== 'row'), ...main]];
}

/** Omits texts of the same words, which would count as two places. */
const unique = (texts: readonly string[]) => [
  ...new Map(texts.map((text) => [tokenize(text).join(''), text])).values(),
];

/** A reader strips a bullet that somebody has typed. */
const addUnmarked = (text: string) =>
  [text, stripBullet(text).text].filter((spelling) => tokenize(spelling).length > 0);

/** Lists the texts of each path, one for each block. */
function groupByPath(tree: DocumentTree, blocks: readonly Block[]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const block of walkTextBlocks(blocks)) {
    if (isDefaultHeading(tree, block)) continue;
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

/** Words of a document that are of no field. */
export interface PrintedLabels {
  /** Default headings, labels and the footer. */
  words: Set<string>;
  /** Sections with a default heading. */
  sections: Set<string>;
}

export function listLabels(tree: DocumentTree): PrintedLabels {
  const blocks = [...walkTextBlocks(tree.blocks)];
  const headings = blocks.filter((block) => isDefaultHeading(tree, block));
  const labels = blocks.flatMap(({ runs }) => runs.filter(({ path }) => !path));
  const texts = [...headings.map(({ runs }) => joinTexts(runs)), ...labels.map(({ text }) => text), tree.footer.text];
  return { words: new Set(texts.flatMap(tokenize)), sections: new Set(headings.map(getHeadingSection)) };
}

/** Some templates print headings in capitals. */
function isDefaultHeading({ language }: DocumentTree, block: TextBlock): boolean {
  if (block.role !== 'heading') return false;
  const { headings, untitledSection } = documentLabels[language];
  const names: Partial<Record<string, string>> = headings;
  const name = names[getHeadingSection(block)] ?? untitledSection;
  return joinTexts(block.runs).toUpperCase() === name.toUpperCase();
}

const getHeadingSection = ({ runs }: TextBlock) => getSection(runs[0]?.path ?? '');

/** Returns the section of a field: "skills", "customSections.0", or "contact" for the header. */
export function getSection(path: string): string {
  const [section = '', index = ''] = path.split('.');
  if (section === 'customSections') return `${section}.${index}`;
  if (path === 'personalInfo.summary') return 'summary';
  return section === 'personalInfo' || section === 'jobTitle' ? 'contact' : section;
}
