import type { Language } from '@shortlist/contracts/platform/languages';
import { findDateRange } from '@shortlist/documents/i18n/find-date-range';
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

const maxHeadLines = 4;

/**
 * Splits a section into entries. A line with a date belongs to a head. The number of lines before the first dated line
 * sets how many lines precede the date in every entry.
 */
export function splitEntries(paragraphs: readonly Paragraph[], language: Language): EntryBlock[] {
  const dated = paragraphs.map((one) => !isProse(one) && findDateRange(one.text, language) !== undefined);
  const first = dated.indexOf(true);
  if (first < 0) return splitUndatedEntries(paragraphs);
  let lead = 0;
  while (lead < first && lead < maxHeadLines - 1 && !isProse(paragraphs[first - 1 - lead] ?? paragraphs[0]!)) lead++;
  const starts: { at: number; dateAt: number }[] = [];
  for (const [i, isDated] of dated.entries()) {
    if (!isDated) continue;
    const before = starts.at(-1);
    // The end date may have a line of its own.
    if (before && i === before.dateAt + 1 && !hasTextBesideDate(paragraphs[i], language)) continue;
    let at = i;
    const least = before ? before.dateAt + 1 : 0;
    while (at > least && i - at < lead && isHeadLine(paragraphs, dated, at - 1)) at--;
    starts.push({ at: before ? at : Math.max(0, i - lead), dateAt: i });
  }
  const blocks = starts.map(({ at, dateAt }, n): EntryBlock => {
    const end = starts[n + 1]?.at ?? paragraphs.length;
    let bodyAt = dateAt + 1;
    while (bodyAt < end && bodyAt - at < maxHeadLines && isHeadLineAfterDate(paragraphs, at, dateAt, bodyAt, end))
      bodyAt++;
    return { head: paragraphs.slice(at, bodyAt), body: paragraphs.slice(bodyAt, end) };
  });
  const [start] = starts;
  const early = paragraphs.slice(0, start?.at ?? 0);
  return early.length > 0 ? [{ head: [], body: early }, ...blocks] : blocks;
}

const isHeadLine = (paragraphs: readonly Paragraph[], dated: readonly boolean[], at: number) => {
  const one = paragraphs[at];
  return one !== undefined && !dated[at] && !isProse(one);
};

function hasTextBesideDate(paragraph: Paragraph | undefined, language: Language): boolean {
  if (!paragraph) return false;
  const span = findDateRange(paragraph.text, language);
  if (!span) return true;
  return /\p{L}{2}/u.test(paragraph.text.slice(0, span.start) + paragraph.text.slice(span.end));
}

/** Returns whether a line after the date still belongs to the head. Short lines do, unless many of them form a text. */
function isHeadLineAfterDate(
  paragraphs: readonly Paragraph[],
  at: number,
  dateAt: number,
  i: number,
  end: number,
): boolean {
  const one = paragraphs[i];
  if (!one || isProse(one) || one.text.length > 90) return false;
  if (one.hasGapBefore && i > dateAt + 1) return false;
  // Allows two lines after the date, and more while the head has at most three lines.
  return i - dateAt <= 2 || i < Math.min(end, at + 3);
}

/** Splits a section without dates: a short line that follows text or a gap starts an entry. */
function splitUndatedEntries(paragraphs: readonly Paragraph[]): EntryBlock[] {
  const blocks: EntryBlock[] = [];
  for (const [i, one] of paragraphs.entries()) {
    const before = paragraphs[i - 1];
    const isStart = !isProse(one) && (i === 0 || (before !== undefined && (isProse(before) || one.hasGapBefore)));
    if (isStart) blocks.push({ head: [one], body: [] });
    else if (blocks.length === 0) blocks.push({ head: [], body: [one] });
    else if (!isProse(one) && blocks.at(-1)?.body.length === 0) blocks.at(-1)?.head.push(one);
    else blocks.at(-1)?.body.push(one);
  }
  return blocks;
}
