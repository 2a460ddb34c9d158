import { splitColumns, type Segment } from '../../../ats/file-reader/reading-orders';
import { parseFile, TooManyPagesError } from '../../../ats/file-reader/parse-file';
import type { ParsedFile, TextItem } from '../../../ats/file-reader/parsed-file';
import { ImportError, createSourceLine, type SourceDocument, type SourceLine, stripBullet } from '../source-document';
import { findHeading } from '../extractors/headings';
import { rejectDecompressionBombs } from './decompression-bombs';

/** More than any resume; reading takes about 20 ms per page. */
const maxPages = 60;
/** A page of a resume has hundreds of letters; a scanned page may have a few from a stamp. */
const minLetters = 40;

const countLetters = (texts: readonly string[]) => (texts.join('').match(/\p{L}/gu) ?? []).length;
const countVisibleLetters = ({ pages }: ParsedFile) =>
  countLetters(pages.flatMap(({ items }) => items.map(({ text }) => text)));

/** Throws `file_encrypted`, `file_scanned`, `file_empty`, `file_broken` and `file_too_large`. */
export async function readPdf(bytes: Uint8Array): Promise<SourceDocument> {
  rejectDecompressionBombs(bytes);
  let file = await parsePdf(bytes, false);
  let aside = file.hidden.map(({ text }) => text);
  if (countVisibleLetters(file) < minLetters) {
    // A scan with OCR has its text hidden behind the image.
    if (countLetters(aside) < minLetters)
      throw new ImportError(Buffer.from(bytes).includes('/Image') ? 'file_scanned' : 'file_empty');
    file = await parsePdf(bytes, true);
    aside = [];
  }
  const columns = file.pages.map(splitColumns);
  const tight = findParagraphSpacings(columns.flat());
  const lines = columns.flatMap((page, i) => page.flatMap((rows) => toSourceLines(rows, i + 1, tight)));
  return { kind: 'pdf', pages: file.pages.length, lines, annotations: aside };
}

async function parsePdf(bytes: Uint8Array, keepsHidden: boolean): Promise<ParsedFile> {
  try {
    return await parseFile(bytes, { maxPages, includeFontNames: true, keepHiddenText: keepsHidden });
  } catch (error) {
    if (error instanceof TooManyPagesError) throw new ImportError('file_too_large');
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ImportError(isLocked ? 'file_encrypted' : 'file_broken');
  }
}

interface PlacedLine extends SourceLine {
  left: number;
  right: number;
  y: number;
  /** A list item whose bullet is drawn and not text. */
  isIndented: boolean;
}

const boldFontName = /bold|black|heavy|semibd|[-,_]bd|demi/i;

function toSourceLines(rows: readonly Segment[][], page: number, tight: ReadonlyMap<number, number>): SourceLine[] {
  const placed = rows.flatMap((row) => (row.length > 0 ? [toPlacedLine(row, page)] : []));
  const right = Math.max(...placed.map((one) => one.right));
  markIndentedLines(placed);
  const pitch = findCommonSpacing(placed);
  const isTight = (before: PlacedLine, now: PlacedLine) => isParagraphSpacing(before, now, tight);
  return placed.map((now, i): SourceLine => {
    const before = placed[i - 1];
    const isApart = !before || before.y - now.y > pitch * 1.35;
    const goesOn =
      before !== undefined &&
      !isApart &&
      isTight(before, now) !== false &&
      continuesLine(before, now, right, isTight(before, now));
    return {
      ...withoutPlacement(now),
      hasGapBefore: isApart,
      continuesPrevious: goesOn,
      isBullet: now.isBullet || (now.isIndented && !goesOn),
    };
  });
}

/** Indent range of list items, in points; dates and texts beside the margin are indented further. */
const bulletIndent = { least: 6, most: 42 };

/** Marks list items whose bullets are drawn, which only their indent reveals. */
function markIndentedLines(placed: PlacedLine[]): void {
  if (placed.some(({ isBullet }) => isBullet)) return;
  const edge = Math.min(...placed.map(({ left }) => left));
  const depth = ({ left }: PlacedLine) => Math.round(left - edge);
  const inside = placed.filter(
    (one) => depth(one) >= bulletIndent.least && depth(one) <= bulletIndent.most && one.cells.length === 1,
  );
  const counts = new Map<number, number>();
  for (const one of inside) counts.set(depth(one), (counts.get(depth(one)) ?? 0) + 1);
  for (const one of inside) if ((counts.get(depth(one)) ?? 0) >= 2) one.isIndented = true;
}

const withoutPlacement = ({ left: _, right: __, y: ___, isIndented: ____, ...line }: PlacedLine): SourceLine => line;

/**
 * Returns the line pitch within paragraphs by font size, for files that put a wider gap between paragraphs. Empty if
 * all lines are equally spaced.
 */
function findParagraphSpacings(columns: readonly Segment[][][]): Map<number, number> {
  const gaps = new Map<number, number[]>();
  for (const rows of columns) {
    const placed = rows.flatMap((row) => (row.length > 0 ? [toPlacedLine(row, 1)] : []));
    for (const [i, now] of placed.entries()) {
      const before = placed[i - 1];
      if (before?.fontSize === now.fontSize && before.y > now.y)
        gaps.set(now.fontSize, [...(gaps.get(now.fontSize) ?? []), before.y - now.y]);
    }
  }
  const tight = new Map<number, number>();
  for (const [size, all] of gaps) {
    const least = Math.min(...all.filter((gap) => gap > size * 0.9));
    const isUsual = all.filter((gap) => gap < least * 1.04).length >= 2;
    const areWider = all.filter((gap) => gap >= least * 1.04 && gap < least * 1.35).length >= 2;
    if (isUsual && areWider) tight.set(size, least);
  }
  return tight;
}

/** Returns undefined if the file has no distinct paragraph spacing. */
function isParagraphSpacing(
  before: PlacedLine,
  now: PlacedLine,
  tight: ReadonlyMap<number, number>,
): boolean | undefined {
  const least = tight.get(now.fontSize);
  return least === undefined ? undefined : before.y - now.y < least * 1.04;
}

function findCommonSpacing(placed: readonly PlacedLine[]): number {
  const counts = new Map<number, number>();
  for (const [i, { y }] of placed.entries()) {
    const gap = Math.round(((placed[i - 1]?.y ?? y) - y) * 2) / 2;
    if (gap > 4) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  return [...counts].sort(([a, n], [b, m]) => m - n || a - b)[0]?.[0] ?? 14;
}

function toPlacedLine(row: readonly Segment[], page: number): PlacedLine {
  const items = row.flatMap((segment) => segment.items);
  const heavy = items.filter(({ fontName = '' }) => boldFontName.test(fontName));
  const texts = row.map(({ text }) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  const [first = '', ...rest] = texts;
  // A bullet far from its text is a separate segment.
  const isSign = rest.length > 0 && stripBullet(`${first} x`).isBullet && first.length <= 2;
  const cells = isSign ? rest : texts;
  const start = stripBullet(cells[0] ?? '');
  const isBullet = isSign || start.isBullet;
  const clean = [start.text, ...cells.slice(1)].filter(Boolean);
  return {
    ...createSourceLine(`${isBullet ? '• ' : ''}${clean.join('  ')}`, {
      cells: clean,
      page,
      fontSize: Math.round(getDominantSize(items) * 2) / 2,
      isBold: countLetters(heavy.map(({ text }) => text)) > 0.8 * countLetters(items.map(({ text }) => text)),
      isBullet,
    }),
    left: row[0]?.left ?? 0,
    right: Math.max(...row.map((segment) => segment.right)),
    y: items[0]?.y ?? 0,
    isIndented: false,
  };
}

function getDominantSize(items: readonly TextItem[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of items) counts.set(size, (counts.get(size) ?? 0) + text.trim().length);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Returns whether a line continues the previous one because its first word did not fit there. */
function continuesLine(before: PlacedLine, now: PlacedLine, right: number, isTight: boolean | undefined): boolean {
  if (now.isBullet || before.cells.length > 1 || findHeading(now.text) || findHeading(before.text)) return false;
  if (Math.abs(before.fontSize - now.fontSize) > 0.5 || before.isBold !== now.isBold) return false;
  if (before.isIndented !== now.isIndented) return false;
  if (before.isBullet && now.left < before.left + 2) return false;
  const text = now.cells.join(' ');
  // In a narrow column every list line looks full.
  const startsAnew = /^[\p{Lu}]/u.test(text) && before.text.length < 40 && !/[,;-]$/.test(before.text);
  if (startsAnew && !isTight) return false;
  const word = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 1 : text.search(/\s|$/u);
  const width = (now.right - now.left) / Math.max(1, text.length);
  const room = right - before.right;
  return room < width * (word + 1) || (/^\p{Ll}/u.test(text) && room < (right - now.left) * 0.35);
}
