import type { ParsedFile, ParsedPage, Piece } from './parsed-file';

/** Line of text. `page` starts at 0. */
export interface Line {
  text: string;
  page: number;
}

const cellGap = ' | ';
/** Baselines less than this many points apart belong to one line. */
const sameLine = 2;

/** Reads the lines in content order. A line ends where pdf.js ends it or the baseline changes. */
export function streamOrder({ pages }: ParsedFile): Line[] {
  return pages.flatMap(({ pieces }, page) => {
    const lines = [''];
    let before: Piece | undefined;
    for (const piece of pieces) {
      if (before && (before.ends || Math.abs(before.y - piece.y) >= sameLine)) lines.push('');
      const isGap = piece.text.trim() === '' && piece.width >= columnGap.width;
      lines.push((lines.pop() ?? '') + (isGap ? cellGap : piece.text));
      before = piece;
    }
    return asLines(lines, page);
  });
}

/** Reads the lines by position, from top to bottom, in both ways that parsers use: whole rows, and column by column. */
export function positionOrders({ pages }: ParsedFile): { rows: Line[]; columns: Line[] } {
  const segments = pages.map(segmentsOf);
  return {
    rows: segments.flatMap((page, i) => asLines(joined(rowsOf(page)), i)),
    columns: segments.flatMap((page, i) => asLines(inColumns(page).flatMap(joined), i)),
  };
}

const asLines = (texts: string[], page: number): Line[] =>
  texts.map((text) => ({ text: text.trim(), page })).filter(({ text }) => text !== '');

/** Text on one baseline without a wide gap. `rowIndex` counts baselines from the top. */
export interface Segment {
  text: string;
  pieces: Piece[];
  row: number;
  left: number;
  right: number;
}

/** Minimum gap between two items that counts as a space, as a share of the font size. */
const blank = 0.2;
/**
 * Minimums for a column gap: its width in points, the lines on each side, and the lines on each side whose baseline the
 * other side does not share. A title and the date next to it share a baseline, so they are not columns.
 */
const columnGap = { width: 14, lines: 4, own: 2 };

export const columnsOf = (page: ParsedPage): Segment[][][] =>
  inColumns(segmentsOf(page)).filter(({ length }) => length > 0);

function segmentsOf({ pieces }: ParsedPage): Segment[] {
  const seen = pieces.filter(({ text }) => text.trim() !== '').sort((a, b) => b.y - a.y || a.x - b.x);
  const rows: Piece[][] = [];
  for (const piece of seen) {
    const row = rows.at(-1);
    if (row?.[0] && row[0].y - piece.y < sameLine) row.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap((row, index) => {
    const segments: Segment[] = [];
    for (const piece of row.sort((a, b) => a.x - b.x)) {
      const { text, x, width, size } = piece;
      const last = segments.at(-1);
      if (last && x - last.right < columnGap.width) {
        last.text += `${x - last.right > blank * size ? ' ' : ''}${text}`;
        last.pieces.push(piece);
        last.right = Math.max(last.right, x + width);
      } else segments.push({ text, pieces: [piece], row: index, left: x, right: x + width });
    }
    return segments;
  });
}

function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows = new Map<number, Segment[]>();
  for (const segment of segments) {
    const row = rows.get(segment.row);
    if (row) row.push(segment);
    else rows.set(segment.row, [segment]);
  }
  return [...rows.values()];
}

const joined = (rows: readonly Segment[][]) => rows.map((row) => row.map(({ text }) => text).join(cellGap));

/**
 * Region with columns: the segments from `from` up to and excluding `to`, in row order, and the left edge of the gap.
 */
interface Columns {
  from: number;
  to: number;
  gap: number;
  size: number;
}

/** Finds the largest region with a gap that nothing crosses and enough lines on both sides. */
function findColumns(segments: readonly Segment[]): Columns | undefined {
  let best: Columns | undefined;
  for (const gap of new Set(segments.map(({ right }) => right))) {
    let from = 0;
    for (let to = 0; to <= segments.length; to++) {
      const segment = segments[to];
      const crosses = segment && segment.right > gap && segment.left < gap + columnGap.width;
      if (segment && !crosses) continue;
      const inside = segments.slice(from, to);
      const side = (isLeft: boolean) =>
        new Set(inside.filter(({ right }) => right <= gap === isLeft).map(({ row }) => row));
      const [left, right] = [side(true), side(false)];
      const own = Math.min(
        [...left].filter((row) => !right.has(row)).length,
        [...right].filter((row) => !left.has(row)).length,
      );
      const size = own >= columnGap.own ? Math.min(left.size, right.size) : 0;
      const isLarger = !best || size > best.size || (size === best.size && to - from > best.to - best.from);
      if (size >= columnGap.lines && isLarger) best = { from, to, gap, size };
      from = to + 1;
    }
  }
  return best;
}

/** Splits a page into columns of lines. Nested columns, such as titles and their dates, form single lines. */
function inColumns(segments: readonly Segment[]): Segment[][][] {
  const columns = findColumns(segments);
  if (!columns) return [rowsOf(segments)];
  const { from, to, gap } = columns;
  const inside = segments.slice(from, to);
  return [
    ...inColumns(segments.slice(0, from)),
    rowsOf(inside.filter(({ right }) => right <= gap)),
    rowsOf(inside.filter(({ right }) => right > gap)),
    ...inColumns(segments.slice(to)),
  ];
}
