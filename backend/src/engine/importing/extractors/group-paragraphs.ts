import { toAlphanumeric } from '../../file-reader/section-headings';
import type { SourceLine } from '../source-document';
import { findHeading, isMarginHeading } from '../headings';

export interface Paragraph extends Omit<SourceLine, 'continuesPrevious'> {
  lineIndexes: number[];
}

const wideEndPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。]$/u;
const wideStartPattern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。]/u;

/** Rejoins words split by a soft hyphen. Adds no space in scripts without spaces. */
function joinTexts(firstText: string, secondText: string): string {
  if (wideEndPattern.test(firstText) || wideStartPattern.test(secondText)) return firstText + secondText;
  if (/\p{L}\u00AD$/u.test(firstText)) return firstText.slice(0, -1) + secondText;
  // "customer-" and "facing" keep the hyphen, because it may belong to the word.
  if (/\p{L}[-/]$/u.test(firstText) && /^[\p{L}\d]/u.test(secondText)) return firstText + secondText;
  return `${firstText} ${secondText}`;
}

const pageNumberPattern =
  /^[^\p{L}\p{N}]*(?:(?:page|seite|página|pág\.?|ページ|쪽)\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|sur|\|)\s*\d{1,3})?(?:\s*(?:ページ|頁|쪽))?[^\p{L}\p{N}]*$/iu;

/** Maximum length of a field, in characters. A longer line becomes an unplaced line and is not parsed. */
const maxLength = 4_000;

export interface GroupedParagraphs {
  paragraphs: Paragraph[];
  repeatedLineIndexes: number[];
}

export function groupParagraphs(lines: readonly SourceLine[]): GroupedParagraphs {
  const repeatedLineIndexes = findRepeatedLines(lines);
  const skippedIndexes = new Set(repeatedLineIndexes);
  for (const [i, { text }] of lines.entries()) if (text.length > maxLength) skippedIndexes.add(i);
  const paragraphs: Paragraph[] = [];
  let previousPage = 0;
  for (const [i, line] of lines.entries()) {
    if (skippedIndexes.has(i)) continue;
    const previous = paragraphs.at(-1);
    const isNewPage = line.page !== previousPage && previousPage > 0;
    previousPage = line.page;
    if (
      previous &&
      previous.text.length < maxLength &&
      (line.continuesPrevious || (isNewPage && continuesAcrossPages(previous, line)))
    ) {
      previous.cells = [joinTexts(previous.cells.join(' '), line.cells.join(' '))];
      previous.text = joinTexts(previous.text, line.text);
      previous.lineIndexes.push(i);
    } else paragraphs.push(...splitHeading({ ...line, cells: [...line.cells], lineIndexes: [i] }, previous));
  }
  return { paragraphs, repeatedLineIndexes };
}

const continuesAcrossPages = (previous: Paragraph, line: SourceLine) =>
  !line.isBullet &&
  line.cells.length === 1 &&
  /^\p{Ll}/u.test(line.text) &&
  /[\p{Ll},;]$/u.test(previous.text) &&
  previous.text.length > 40;

function splitHeading(paragraph: Paragraph, previous: Paragraph | undefined): Paragraph[] {
  const [firstCell = '', ...otherCells] = paragraph.cells;
  // Below the heading "Technical skills", "Languages" is a group of skills.
  if (previous && findHeading(previous.text)?.section === 'skills') return [paragraph];
  if (otherCells.length === 0 || paragraph.isBullet || !isMarginHeading(firstCell, paragraph.isBold))
    return [paragraph];
  const heading = { ...paragraph, cells: [firstCell], text: firstCell };
  return [heading, { ...paragraph, cells: otherCells, text: otherCells.join('  '), isHeading: false }];
}

/** Finds page numbers. Also finds header and footer lines of later pages that appear on the first page. */
function findRepeatedLines(lines: readonly SourceLine[]): number[] {
  const lineIndexesByPage = new Map<number, number[]>();
  for (const [i, { page }] of lines.entries()) lineIndexesByPage.set(page, [...(lineIndexesByPage.get(page) ?? []), i]);
  const firstPage = lineIndexesByPage.get(1) ?? [];
  const marginIndexes = [...firstPage.slice(0, 4), ...firstPage.slice(-3)];
  const firstPageTexts = new Set(marginIndexes.map((i) => normalizeMarginText(lines[i]?.text ?? '')));
  return [...lineIndexesByPage].flatMap(([page, lineIndexes]) => {
    const pageMarginIndexes = new Set([...lineIndexes.slice(0, 2), ...lineIndexes.slice(-3)]);
    return lineIndexes.filter((i) => {
      const text = lines[i]?.text ?? '';
      if (!pageMarginIndexes.has(i)) return false;
      if (lineIndexesByPage.size > 1 && pageNumberPattern.test(text) && !/(?:19|20)\d\d/.test(text)) return true;
      return page > 1 && text.length < 80 && firstPageTexts.has(normalizeMarginText(text));
    });
  });
}

/** Removes the page number, so that a header with page numbers is the same on all pages. */
const normalizeMarginText = (text: string) =>
  toAlphanumeric(text.replace(/(?:(?<!\s)\s+)?(?:\|\s*)?(?:page\s*)?\d{1,2}(?:\s*\/\s*\d{1,2})?\s*$/i, ''));
