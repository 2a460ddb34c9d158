import { isDeepStrictEqual } from 'node:util';
import type { FileData } from '@shortlist/contracts/builder/file-data';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { toJsonResume } from '@shortlist/documents/json-resume';
import { type PrintedResume, toComposeOptions, toPrintedResume } from '@shortlist/documents/printed-resume';
import { hasOwnHeadings } from './has-own-headings';
import { listLeaves } from './build-import-result';
import type { Extraction } from './extractors/extraction';
import { findUnexplainedLines } from './find-unexplained-lines';
import { placeFields } from './place-fields';
import { listFieldTexts, listLabels } from './printed-fields';
import { WordSequence } from './word-sequence';

export interface RestoredResume extends PrintedResume {
  /** Lines of the file that are neither of the resume nor known headings and labels. */
  unplacedLines: Extraction['unplacedLines'];
}

/**
 * Returns the resume that a file carries, as far as it is printed, if the file says it. People edit Word files, and
 * anybody can embed other data than a file shows: in both cases, the text that they see counts. Files of earlier
 * versions may have other headings and labels, and dates in another notation. `fileOrder` has the lines of the file in
 * cells.
 */
export function restoreResume({ content, settings }: FileData, fileOrder: string[][]): RestoredResume | undefined {
  const options = toComposeOptions(settings);
  const tree = composeResume(content, options);
  const printed = toPrintedResume(content, options, tree);
  const lines = fileOrder.flat();
  const words = new WordSequence(lines);
  if (words.letters.length > getMaxLetters(printed)) return undefined;
  const fields = placeFields(words, listFieldTexts(tree, printed, words, lines));
  const labels = listLabels(tree);
  if (!fields || !hasOwnHeadings(words, lines, fields, labels)) return undefined;
  const unplacedLines = findUnexplainedLines(words, lines, fields, labels);
  return unplacedLines && { ...printed, unplacedLines };
}

/** Documents print little beside their fields. */
const getMaxLetters = ({ content }: PrintedResume) =>
  2_000 + 2 * listLeaves(content).reduce((sum, { value }) => sum + value.length, 0);

/** Returns the resume of our own JSON, unless another program has changed the parts that it knows. */
export function restoreJsonResume({ content, settings }: FileData, json: object): PrintedResume | undefined {
  const expected = JSON.parse(JSON.stringify(toJsonResume(content, settings))) as object;
  return isDeepStrictEqual({ ...json, meta: null }, { ...expected, meta: null }) ? { content, settings } : undefined;
}
