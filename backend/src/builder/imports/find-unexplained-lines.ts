import { findKnownHeading } from './extractors/headings';
import type { Extraction } from './extractors/extraction';
import type { PrintedLabels } from './printed-fields';
import type { Span, WordSequence } from './word-sequence';

/** Longer text is not a heading or label. Characters of scripts without spaces count as half a word. */
const maxLabelWords = 6;

/** Numbers of pages are no words. */
export const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text) && !/^\d{1,2}$/.test(text);
const countWords = (text: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]$/u.test(text) ? 0.5 : 1;

/**
 * Lists the lines of a file with words that are in none of the places, no known heading and not among the labels of
 * today's documents. Returns undefined if they are more than labels of an earlier version can be: if they are many
 * together, or follow a field on its line, as words and signs do that somebody has added to a sentence or list.
 */
export function findUnexplainedLines(
  words: WordSequence,
  fileLines: readonly string[],
  places: readonly Span[],
  { words: labelWords }: PrintedLabels,
): Extraction['unplacedLines'] | undefined {
  const isPlaced = new Uint8Array(words.letters.length);
  for (const { start, end } of places) isPlaced.fill(1, start, end);
  const lines: Extraction['unplacedLines'] = [];
  let section = '';
  let wordCount = 0;
  for (const [i, line] of fileLines.entries()) {
    const isHeading = findKnownHeading(line) !== undefined;
    if (isHeading) section = line;
    let followsField = false;
    let isUnexplained = false;
    for (const { text, start } of words.lines[i] ?? []) {
      if (isPlaced[start]) {
        followsField = true;
        wordCount = 0;
      } else if (!isHeading && !labelWords.has(text) && (followsField || isWord(text))) {
        wordCount += countWords(text);
        if (followsField || wordCount > maxLabelWords) return undefined;
        isUnexplained = true;
      }
    }
    if (isUnexplained) lines.push({ text: line, section });
  }
  return lines;
}
