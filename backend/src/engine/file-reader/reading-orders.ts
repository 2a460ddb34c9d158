import type { ParsedFile, ParsedPage, TextItem } from './parsed-file';

/** Line of text. `page` is 0-based. */
export interface TextLine {
  text: string;
  page: number;
}

/** Replaces a wide gap within a line. */
export const cellSeparator = ' | ';
/** Baselines less than this many points apart belong to one line. */
const sameLineTolerance = 2;

/** Reads the lines in content order. A line ends where pdf.js reports its end or where the baseline changes. */
export function readInStreamOrder({ pages }: ParsedFile): TextLine[] {
  return pages.flatMap(({ items }, page) => {
    const lines = [''];
    let previousItem: TextItem | undefined;
    for (const item of items) {
      if (previousItem && (previousItem.endsLine || Math.abs(previousItem.y - item.y) >= sameLineTolerance))
        lines.push('');
      const isGap = item.text.trim() === '' && item.width >= minColumnGap.width;
      lines.push((lines.pop() ?? '') + (isGap ? cellSeparator : item.text));
      previousItem = item;
    }
    return toTextLines(lines, page);
  });
}

/** Reads the lines by row, by column, and by column from the right. Parsers use only the first two orders. */
export function readByPosition({ pages }: ParsedFile): Record<'rows' | 'columns' | 'columnsFromRight', TextLine[]> {
  const segmentsByPage = pages.map(buildSegments);
  const readColumns = (isFromRight: boolean) =>
    segmentsByPage.flatMap((pageSegments, i) =>
      toTextLines(splitSegmentsIntoColumns(pageSegments, isFromRight).flatMap(joinRowTexts), i),
    );
  return {
    rows: segmentsByPage.flatMap((pageSegments, i) => toTextLines(joinRowTexts(groupRows(pageSegments)), i)),
    columns: readColumns(false),
    columnsFromRight: readColumns(true),
  };
}

const toTextLines = (texts: string[], page: number): TextLine[] =>
  texts.map((text) => ({ text: text.trim(), page })).filter(({ text }) => text !== '');

/** Text on one baseline without a wide gap. `rowIndex` counts baselines from the top. */
export interface Segment {
  text: string;
  items: TextItem[];
  rowIndex: number;
  left: number;
  right: number;
}

/** Minimum gap that counts as a space, as a fraction of the font size. */
const wordGapRatio = 0.2;
/**
 * Minimum values for a gap between columns. `width` is in points, and `lines` counts the lines on each side.
 * `unsharedLines` counts the lines whose baseline the other side lacks. Titles with dates next to them share all
 * baselines, so they are not columns.
 */
const minColumnGap = { width: 14, lines: 4, unsharedLines: 2 };

/** Text of one row of a column. `isShared` is true if the other column has text on the same baseline. */
export interface ColumnRow {
  text: string;
  isShared: boolean;
}

/** Splits a page at its largest gaps, except next to a column for which `isMargin` returns true. */
export const splitPageIntoColumns = (page: ParsedPage, isMargin: (rows: ColumnRow[]) => boolean): Segment[][][] =>
  splitSegmentsIntoColumns(buildSegments(page), false, isMargin).filter(({ length }) => length > 0);

function buildSegments({ items }: ParsedPage): Segment[] {
  const visibleItems = items.filter(({ text }) => text.trim() !== '').sort((a, b) => b.y - a.y || a.x - b.x);
  const rows: TextItem[][] = [];
  for (const item of visibleItems) {
    const row = rows.at(-1);
    if (row?.[0] && row[0].y - item.y < sameLineTolerance) row.push(item);
    else rows.push([item]);
  }
  return rows.flatMap((row, index) => {
    const segments: Segment[] = [];
    for (const item of row.sort((a, b) => a.x - b.x)) {
      const { text, x, width, size } = item;
      const lastSegment = segments.at(-1);
      if (lastSegment && x - lastSegment.right < minColumnGap.width) {
        lastSegment.text += `${x - lastSegment.right > wordGapRatio * size ? ' ' : ''}${text}`;
        lastSegment.items.push(item);
        lastSegment.right = Math.max(lastSegment.right, x + width);
      } else segments.push({ text, items: [item], rowIndex: index, left: x, right: x + width });
    }
    return segments;
  });
}

function groupRows(segments: readonly Segment[]): Segment[][] {
  const rows = new Map<number, Segment[]>();
  for (const segment of segments) {
    const row = rows.get(segment.rowIndex);
    if (row) row.push(segment);
    else rows.set(segment.rowIndex, [segment]);
  }
  return [...rows.values()];
}

const joinRowTexts = (rows: readonly Segment[][]) => rows.map((row) => row.map(({ text }) => text).join(cellSeparator));

interface ColumnRegion {
  from: number;
  /** Exclusive. */
  to: number;
  /** Left edge of the gap. */
  gapX: number;
  lineCount: number;
}

/** A page has hardly more margin columns, and each search takes time. */
const maxMarginRegions = 8;

/** Returns the largest region of two columns. Skips regions next to a margin column, and all regions within them. */
function findColumns(segments: readonly Segment[], isMargin: (rows: ColumnRow[]) => boolean): ColumnRegion | undefined {
  const marginRegions: ColumnRegion[] = [];
  while (marginRegions.length < maxMarginRegions) {
    const region = findLargestRegion(segments, marginRegions);
    if (!region || !listColumnRows(segments, region).some(isMargin)) return region;
    marginRegions.push(region);
  }
  return undefined;
}

function listColumnRows(segments: readonly Segment[], { from, to, gapX }: ColumnRegion): ColumnRow[][] {
  const regionSegments = segments.slice(from, to);
  const [left, right] = [true, false].map((isLeft) =>
    groupRows(regionSegments.filter((segment) => segment.right <= gapX === isLeft)),
  ) as [Segment[][], Segment[][]];
  const toRows = (rows: Segment[][], otherRows: Segment[][]) => {
    const otherIndexes = new Set(otherRows.map((row) => row[0]?.rowIndex));
    return rows.map((row) => ({
      text: row.map(({ text }) => text).join(' '),
      isShared: otherIndexes.has(row[0]?.rowIndex),
    }));
  };
  return [toRows(left, right), toRows(right, left)];
}

function findLargestRegion(
  segments: readonly Segment[],
  skippedRegions: readonly ColumnRegion[],
): ColumnRegion | undefined {
  let largestRegion: ColumnRegion | undefined;
  for (const gapX of new Set(segments.map(({ right }) => right))) {
    let from = 0;
    for (let to = 0; to <= segments.length; to++) {
      const segment = segments[to];
      const isCrossingGap = segment && segment.right > gapX && segment.left < gapX + minColumnGap.width;
      if (segment && !isCrossingGap) continue;
      const regionSegments = segments.slice(from, to);
      const listRowIndexes = (isLeft: boolean) =>
        new Set(regionSegments.filter(({ right }) => right <= gapX === isLeft).map(({ rowIndex }) => rowIndex));
      const [leftRows, rightRows] = [listRowIndexes(true), listRowIndexes(false)];
      const unsharedRowCount = Math.min(
        [...leftRows].filter((row) => !rightRows.has(row)).length,
        [...rightRows].filter((row) => !leftRows.has(row)).length,
      );
      const lineCount = unsharedRowCount >= minColumnGap.unsharedLines ? Math.min(leftRows.size, rightRows.size) : 0;
      const isLarger =
        !largestRegion ||
        lineCount > largestRegion.lineCount ||
        (lineCount === largestRegion.lineCount && to - from > largestRegion.to - largestRegion.from);
      const regionStart = from;
      const isSkipped = skippedRegions.some((region) => region.from <= regionStart && to <= region.to);
      if (lineCount >= minColumnGap.lines && isLarger && !isSkipped) largestRegion = { from, to, gapX, lineCount };
      from = to + 1;
    }
  }
  return largestRegion;
}

/** Never splits a column again, because a title and the date next to it form one line. */
function splitSegmentsIntoColumns(
  segments: readonly Segment[],
  isFromRight: boolean,
  isMargin: (rows: ColumnRow[]) => boolean = () => false,
): Segment[][][] {
  const columns = findColumns(segments, isMargin);
  if (!columns) return [groupRows(segments)];
  const { from, to, gapX } = columns;
  const regionSegments = segments.slice(from, to);
  const regionColumns = [
    groupRows(regionSegments.filter(({ right }) => right <= gapX)),
    groupRows(regionSegments.filter(({ right }) => right > gapX)),
  ];
  return [
    ...splitSegmentsIntoColumns(segments.slice(0, from), isFromRight, isMargin),
    ...(isFromRight ? regionColumns.reverse() : regionColumns),
    ...splitSegmentsIntoColumns(segments.slice(to), isFromRight, isMargin),
  ];
}
