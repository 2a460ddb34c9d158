import { splitPageIntoColumns, type Segment } from '../../file-reader/reading-orders';
import { parseFile, TooManyPagesError } from '../../file-reader/parse-file';
import type { ParsedFile, TextItem } from '../../file-reader/parsed-file';
import { unifyCharacters } from './unify-characters';
import { ImportError, createSourceLine, type SourceDocument, type SourceLine, stripBullet } from '../source-document';
import { findHeading } from '../headings';
import { isMarginColumn, joinDateRanges } from './margin-columns';
import { limitDecompression } from './decompression-limit';

/** No resume has more pages. Reading takes about 20 ms per page. */
const maxPages = 60;
/** A page of a resume has hundreds of letters. A scanned page may have a few from a stamp. */
const minLetters = 40;

const countLetters = (texts: readonly string[]) => (texts.join('').match(/\p{L}/gu) ?? []).length;
const countVisibleLetters = ({ pages }: ParsedFile) =>
  countLetters(pages.flatMap(({ items }) => items.map(({ text }) => text)));

/**
 * Reads the text of a PDF. Throws `file_encrypted`, `file_scanned`, `file_empty`, `file_broken` and `file_too_large`.
 * @param isOwn true if we wrote the file. Our files are no scans, even with few letters.
 */
export async function readPdf(bytes: Uint8Array, { isOwn = false } = {}): Promise<SourceDocument> {
  let file = await parsePdf(bytes, false);
  let annotations = file.hidden.map(({ text }) => text);
  if (!isOwn && countVisibleLetters(file) < minLetters) {
    // A scan with OCR hides its text behind the image.
    if (countLetters(annotations) < minLetters)
      throw new ImportError(Buffer.from(bytes).includes('/Image') ? 'file_scanned' : 'file_empty');
    file = await parsePdf(bytes, true);
    annotations = [];
  }
  const columnsByPage = file.pages.map((page) => splitPageIntoColumns(page, isMarginColumn).map(joinDateRanges));
  const linePitches = findLinePitches(columnsByPage.flat());
  const lines = columnsByPage.flatMap((pageColumns, i) =>
    pageColumns.flatMap((rows) => toSourceLines(rows, i + 1, linePitches)),
  );
  return { kind: 'pdf', pages: file.pages.length, lines, annotations };
}

async function parsePdf(bytes: Uint8Array, includeHidden: boolean): Promise<ParsedFile> {
  try {
    return await limitDecompression(() =>
      parseFile(bytes, { maxPages, includeFontNames: true, keepHiddenText: includeHidden }),
    );
  } catch (error) {
    if (error instanceof ImportError) throw error;
    if (error instanceof TooManyPagesError) throw new ImportError('file_too_large');
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ImportError(isLocked ? 'file_encrypted' : 'file_broken');
  }
}

interface PositionedLine extends SourceLine {
  left: number;
  right: number;
  y: number;
  /** True for a list item whose bullet is a drawing instead of text. */
  isIndented: boolean;
}

const boldFontName = /bold|black|heavy|semibd|[-,_]bd|demi/i;

function toSourceLines(
  rows: readonly Segment[][],
  page: number,
  linePitches: ReadonlyMap<number, number>,
): SourceLine[] {
  const lines = rows.flatMap((row) => (row.length > 0 ? [toPositionedLine(row, page)] : []));
  const rightEdge = Math.max(...lines.map((line) => line.right));
  markIndentedLines(lines);
  const commonPitch = findCommonPitch(lines);
  return lines.map((line, i): SourceLine => {
    const previous = lines[i - 1];
    const hasGap = !previous || previous.y - line.y > commonPitch * 1.35;
    const pitchMatch = previous && matchParagraphPitch(previous, line, linePitches);
    const isContinuation =
      previous !== undefined && !hasGap && pitchMatch !== false && continuesLine(previous, line, rightEdge, pitchMatch);
    return {
      ...omitPosition(line),
      hasGapBefore: hasGap,
      continuesPrevious: isContinuation,
      isBullet: line.isBullet || (line.isIndented && !isContinuation),
    };
  });
}

/** Indent range of list items, in points. Dates and text beside a margin column are indented further. */
const bulletIndent = { min: 6, max: 42 };

/** Minimum share of the lines of a column that begin at its left edge. A header above the column may begin further left. */
const minEdgeShare = 0.15;

function findLeftEdge(lines: readonly PositionedLine[]): number {
  const edges = lines.map(({ left }) => left).sort((a, b) => a - b);
  const countLinesAt = (edge: number) => edges.filter((left) => left >= edge && left < edge + bulletIndent.min).length;
  return edges.find((edge) => countLinesAt(edge) >= minEdgeShare * edges.length) ?? edges[0] ?? 0;
}

/** Marks list items whose bullets are drawings. Only their indent reveals them. */
function markIndentedLines(lines: PositionedLine[]): void {
  if (lines.some(({ isBullet }) => isBullet)) return;
  const leftEdge = findLeftEdge(lines);
  const getIndent = ({ left }: PositionedLine) => Math.round(left - leftEdge);
  // A header in a box is also indented, but no line at the left edge precedes it.
  const firstEdgeIndex = lines.findIndex((line) => getIndent(line) < bulletIndent.min);
  const indentedLines = lines
    .slice(firstEdgeIndex + 1)
    .filter(
      (line) =>
        getIndent(line) >= bulletIndent.min &&
        getIndent(line) <= bulletIndent.max &&
        line.cells.length === 1 &&
        !findHeading(line.text),
    );
  const counts = new Map<number, number>();
  for (const indentedLine of indentedLines)
    counts.set(getIndent(indentedLine), (counts.get(getIndent(indentedLine)) ?? 0) + 1);
  for (const line of indentedLines) if ((counts.get(getIndent(line)) ?? 0) >= 2) line.isIndented = true;
}

const omitPosition = ({ left: _, right: __, y: ___, isIndented: ____, ...line }: PositionedLine): SourceLine => line;

/**
 * Returns the line pitch within paragraphs by font size. Skips font sizes whose lines are equally spaced within and
 * between paragraphs.
 */
function findLinePitches(columns: readonly Segment[][][]): Map<number, number> {
  const gapsBySize = new Map<number, number[]>();
  for (const rows of columns) {
    const lines = rows.flatMap((row) => (row.length > 0 ? [toPositionedLine(row, 1)] : []));
    for (const [i, line] of lines.entries()) {
      const previous = lines[i - 1];
      if (previous?.fontSize === line.fontSize && previous.y > line.y)
        gapsBySize.set(line.fontSize, [...(gapsBySize.get(line.fontSize) ?? []), previous.y - line.y]);
    }
  }
  const linePitches = new Map<number, number>();
  for (const [size, sizeGaps] of gapsBySize) {
    const minGap = Math.min(...sizeGaps.filter((gap) => gap > size * 0.9));
    const isFrequent = sizeGaps.filter((gap) => gap < minGap * 1.04).length >= 2;
    const hasWiderGaps = sizeGaps.filter((gap) => gap >= minGap * 1.04 && gap < minGap * 1.35).length >= 2;
    if (isFrequent && hasWiderGaps) linePitches.set(size, minGap);
  }
  return linePitches;
}

/** Returns undefined if lines within and between paragraphs are equally spaced. */
function matchParagraphPitch(
  previous: PositionedLine,
  line: PositionedLine,
  linePitches: ReadonlyMap<number, number>,
): boolean | undefined {
  const pitch = linePitches.get(line.fontSize);
  return pitch === undefined ? undefined : previous.y - line.y < pitch * 1.04;
}

function findCommonPitch(lines: readonly PositionedLine[]): number {
  const counts = new Map<number, number>();
  for (const [i, { y }] of lines.entries()) {
    const gap = Math.round(((lines[i - 1]?.y ?? y) - y) * 2) / 2;
    if (gap > 4) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  return [...counts].sort(([gapA, countA], [gapB, countB]) => countB - countA || gapA - gapB)[0]?.[0] ?? 14;
}

function toPositionedLine(row: readonly Segment[], page: number): PositionedLine {
  const items = row.flatMap((segment) => segment.items);
  const boldItems = items.filter(({ fontName = '' }) => boldFontName.test(fontName));
  const texts = row.flatMap(splitAtStyleChange).map((text) => unifyCharacters(text).replace(/\s+/g, ' ').trim());
  const [firstText = '', ...otherTexts] = texts.filter(Boolean);
  // A bullet far from its text is a separate segment.
  const hasSeparateBullet = otherTexts.length > 0 && stripBullet(`${firstText} x`).isBullet && firstText.length <= 2;
  const cells = hasSeparateBullet ? otherTexts : texts.filter(Boolean);
  const firstCell = stripBullet(cells[0] ?? '');
  const isBullet = hasSeparateBullet || firstCell.isBullet;
  const cleanCells = [firstCell.text, ...cells.slice(1)].filter(Boolean);
  return {
    ...createSourceLine(`${isBullet ? '• ' : ''}${cleanCells.join('  ')}`, {
      cells: cleanCells,
      page,
      fontSize: Math.round(getDominantSize(items) * 2) / 2,
      isBold: countLetters(boldItems.map(({ text }) => text)) > 0.8 * countLetters(items.map(({ text }) => text)),
      isBullet,
    }),
    left: row[0]?.left ?? 0,
    right: Math.max(...row.map((segment) => segment.right)),
    y: items[0]?.y ?? 0,
    isIndented: false,
  };
}

/** Maximum length of a line that consists of two parts, such as a bold position and its company. */
const maxHeaderLength = 110;

/**
 * Splits a short line where its weight or its size changes once, unless the first part is a label. In a line with a
 * name and a headline, the name is often larger.
 */
function splitAtStyleChange({ text, items }: Segment): string[] {
  if (text.length > maxHeaderLength) return [text];
  const words = items.filter((item) => /[\p{L}\p{N}]/u.test(item.text));
  const changes = words.filter((word, i) => i > 0 && !hasSameStyle(word, words[i - 1]!));
  const [firstAfterChange] = changes;
  if (!firstAfterChange || changes.length > 1) return [text];
  const index = text.indexOf(firstAfterChange.text.trim());
  const [before, after] = [text.slice(0, index).trim(), text.slice(index).trim()];
  const isSplit = index > 0 && countLetters([before]) >= 3 && countLetters([after]) >= 3 && !/[:：]$/.test(before);
  return isSplit ? [before, after] : [text];
}

const hasSameStyle = (a: TextItem, b: TextItem) =>
  isBold(a) === isBold(b) && Math.max(a.size, b.size) < Math.min(a.size, b.size) * 1.3;

const isBold = ({ fontName = '' }: TextItem) => boldFontName.test(fontName);

function getDominantSize(items: readonly TextItem[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of items) counts.set(size, (counts.get(size) ?? 0) + text.trim().length);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Maximum difference between the left edges of two lines of a paragraph, in points. */
const maxIndent = 40;

/** Returns whether a line continues the previous one because its first word did not fit there. */
function continuesLine(
  previous: PositionedLine,
  line: PositionedLine,
  rightEdge: number,
  pitchMatch: boolean | undefined,
): boolean {
  if (line.isBullet || previous.cells.length > 1 || findHeading(line.text) || findHeading(previous.text)) return false;
  if (Math.abs(previous.fontSize - line.fontSize) > 0.5 || previous.isBold !== line.isBold) return false;
  if (previous.isIndented !== line.isIndented) return false;
  if (previous.isBullet && line.left < previous.left + 2) return false;
  // Every line of a right-aligned block ends at the right edge.
  if (Math.abs(previous.left - line.left) > maxIndent || isRightAligned(previous, line, rightEdge)) return false;
  const text = line.cells.join(' ');
  // In a narrow column, every line of a list seems to fill its width.
  const looksLikeNewItem = /^[\p{Lu}]/u.test(text) && previous.text.length < 40 && !/[,;-]$/.test(previous.text);
  if (looksLikeNewItem && !pitchMatch) return false;
  const wordLength = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 1 : text.search(/\s|$/u);
  const characterWidth = (line.right - line.left) / Math.max(1, text.length);
  const remainingWidth = rightEdge - previous.right;
  return (
    remainingWidth < characterWidth * (wordLength + 1) ||
    (/^\p{Ll}/u.test(text) && remainingWidth < (rightEdge - line.left) * 0.35)
  );
}

/** Returns whether two lines of the right half end at the right edge, but begin at different places. */
const isRightAligned = (previous: PositionedLine, line: PositionedLine, rightEdge: number) =>
  !previous.isBullet &&
  Math.abs(previous.left - line.left) > 2 &&
  [previous, line].every(({ left, right }) => left > rightEdge / 2 && rightEdge - right < 1);
