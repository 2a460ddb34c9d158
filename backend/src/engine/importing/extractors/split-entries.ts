import type { Language } from '@shortlist/contracts/platform/languages';
import { findDateRange } from '../find-date-range';
import { mentionsDegree, mentionsInstitution, mentionsOrganization, mentionsPosition } from './text-classifiers';
import { looksLikePlace, startsWithFieldLabel } from './entry-header';
import type { Paragraph } from './group-paragraphs';

export interface EntryBlock {
  head: Paragraph[];
  body: Paragraph[];
}

export const isProse = ({ text, isBullet, cells }: Paragraph) =>
  isBullet ||
  text.length > 140 ||
  (cells.length === 1 && text.length > 60 && /[.。;!]$/.test(text)) ||
  (cells.length === 1 && /[。]$/.test(text));

/** Minimum number of words in a task. A header with as many words usually names an organization, a position or a degree. */
const minTaskWords = 6;

const looksLikeTask = ({ text, cells }: Paragraph) =>
  cells.length === 1 &&
  text.split(/\s+/).length >= minTaskWords &&
  !startsWithFieldLabel(text) &&
  ![mentionsOrganization, mentionsPosition, mentionsInstitution, mentionsDegree].some((mentions) => mentions(text));

const maxHeadLines = 4;

/**
 * Splits a section into entries. Each dated line belongs to the head of an entry. The number of head lines before the
 * first date applies to all entries.
 */
export function splitEntries(paragraphs: readonly Paragraph[], language: Language): EntryBlock[] {
  const hasDate = paragraphs.map(
    (paragraph) => !isProse(paragraph) && findDateRange(paragraph.text, language) !== undefined,
  );
  const firstDatedIndex = hasDate.indexOf(true);
  if (firstDatedIndex < 0) return splitUndatedEntries(paragraphs);
  let linesBeforeDate = 0;
  while (
    linesBeforeDate < firstDatedIndex &&
    linesBeforeDate < maxHeadLines - 1 &&
    !isProse(paragraphs[firstDatedIndex - 1 - linesBeforeDate] ?? paragraphs[0]!)
  )
    linesBeforeDate++;
  const entryStarts: { startIndex: number; dateIndex: number }[] = [];
  for (const [i, isDated] of hasDate.entries()) {
    if (!isDated) continue;
    const previous = entryStarts.at(-1);
    // The end date may be on a separate line.
    if (previous && i === previous.dateIndex + 1 && !hasTextBesideDate(paragraphs[i], language)) continue;
    let entryStart = i;
    const minIndex = previous ? previous.dateIndex + 1 : 0;
    while (entryStart > minIndex && i - entryStart < linesBeforeDate && isHeadLine(paragraphs, hasDate, entryStart - 1))
      entryStart--;
    entryStarts.push({ startIndex: previous ? entryStart : Math.max(0, i - linesBeforeDate), dateIndex: i });
  }
  const blocks = entryStarts.map(({ startIndex, dateIndex }, entryIndex): EntryBlock => {
    const end = entryStarts[entryIndex + 1]?.startIndex ?? paragraphs.length;
    let bodyStart = dateIndex + 1;
    while (
      bodyStart < end &&
      bodyStart - startIndex < maxHeadLines &&
      isHeadLineAfterDate(paragraphs, startIndex, dateIndex, bodyStart, end)
    )
      bodyStart++;
    return { head: paragraphs.slice(startIndex, bodyStart), body: paragraphs.slice(bodyStart, end) };
  });
  const [firstEntryStart] = entryStarts;
  const leadingParagraphs = paragraphs.slice(0, firstEntryStart?.startIndex ?? 0);
  return leadingParagraphs.length > 0 ? [{ head: [], body: leadingParagraphs }, ...blocks] : blocks;
}

const isHeadLine = (paragraphs: readonly Paragraph[], hasDate: readonly boolean[], index: number) => {
  const paragraph = paragraphs[index];
  return paragraph !== undefined && !hasDate[index] && !isProse(paragraph);
};

function hasTextBesideDate(paragraph: Paragraph | undefined, language: Language): boolean {
  if (!paragraph) return false;
  const span = findDateRange(paragraph.text, language);
  if (!span) return true;
  return /\p{L}{2}/u.test(paragraph.text.slice(0, span.start) + paragraph.text.slice(span.end));
}

/** Short lines after the date belong to the head, unless they are so many that they form a text. */
function isHeadLineAfterDate(
  paragraphs: readonly Paragraph[],
  startIndex: number,
  dateIndex: number,
  index: number,
  end: number,
): boolean {
  const paragraph = paragraphs[index];
  if (!paragraph || isProse(paragraph) || paragraph.text.length > 90 || looksLikeTask(paragraph)) return false;
  if (paragraph.cells.every((cell) => looksLikePlace(cell)) && index - dateIndex <= 3) return true;
  if (paragraph.hasGapBefore && index > dateIndex + 1) return false;
  return index - dateIndex <= 2 || index < Math.min(end, startIndex + 3);
}

/** Splits a section without dates. A short line after text or a gap starts an entry. */
function splitUndatedEntries(paragraphs: readonly Paragraph[]): EntryBlock[] {
  const blocks: EntryBlock[] = [];
  for (const [i, paragraph] of paragraphs.entries()) {
    const previous = paragraphs[i - 1];
    const isStart =
      !isProse(paragraph) && (i === 0 || (previous !== undefined && (isProse(previous) || paragraph.hasGapBefore)));
    if (isStart) blocks.push({ head: [paragraph], body: [] });
    else if (blocks.length === 0) blocks.push({ head: [], body: [paragraph] });
    else if (!isProse(paragraph) && blocks.at(-1)?.body.length === 0) blocks.at(-1)?.head.push(paragraph);
    else blocks.at(-1)?.body.push(paragraph);
  }
  return blocks;
}

export function splitBody(body: readonly Paragraph[]): { description: string; achievements: string[] } {
  const listTexts = (bulleted: boolean) =>
    body.filter(({ isBullet }) => isBullet === bulleted).map(({ cells }) => cells.join(' '));
  return { description: listTexts(false).join('\n'), achievements: listTexts(true) };
}
