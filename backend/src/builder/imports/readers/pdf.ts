import { columnsOf, type Segment } from '../../../ats/file/orders';
import { parseFile, TooManyPages } from '../../../ats/file/parse-file';
import type { ParsedFile, Piece } from '../../../ats/file/parsed-file';
import { ImportRefusal, line, type Source, type SourceLine, withoutBullet } from '../source';
import { headingOf } from '../understand/headings';
import { refuseBombs } from './pdf-bombs';

/** More than any resume; reading takes about 20 ms per page. */
const mostPages = 60;
/** A page of a resume has hundreds of letters; a scanned page may have a few from a stamp. */
const fewLetters = 40;

const lettersOf = (texts: readonly string[]) => (texts.join('').match(/\p{L}/gu) ?? []).length;
const visibleOf = ({ pages }: ParsedFile) => lettersOf(pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)));

/** Throws `file_encrypted`, `file_scanned`, `file_empty`, `file_broken` and `file_too_large`. */
export async function readPdf(bytes: Uint8Array): Promise<Source> {
  refuseBombs(bytes);
  let file = await parsed(bytes, false);
  let aside = file.hidden.map(({ text }) => text);
  if (visibleOf(file) < fewLetters) {
    // A scan with OCR has its text hidden behind the image.
    if (lettersOf(aside) < fewLetters)
      throw new ImportRefusal(Buffer.from(bytes).includes('/Image') ? 'file_scanned' : 'file_empty');
    file = await parsed(bytes, true);
    aside = [];
  }
  const columns = file.pages.map(columnsOf);
  const tight = tightPitches(columns.flat());
  const lines = columns.flatMap((page, i) => page.flatMap((rows) => linesOfColumn(rows, i + 1, tight)));
  return { kind: 'pdf', pages: file.pages.length, lines, aside };
}

async function parsed(bytes: Uint8Array, keepsHidden: boolean): Promise<ParsedFile> {
  try {
    return await parseFile(bytes, { pages: mostPages, faces: true, keepsHidden });
  } catch (error) {
    if (error instanceof TooManyPages) throw new ImportRefusal('file_too_large');
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ImportRefusal(isLocked ? 'file_encrypted' : 'file_broken');
  }
}

interface Placed extends SourceLine {
  left: number;
  right: number;
  y: number;
  /** A list item whose bullet is drawn and not text. */
  isIndented: boolean;
}

const bold = /bold|black|heavy|semibd|[-,_]bd|demi/i;

function linesOfColumn(rows: readonly Segment[][], page: number, tight: ReadonlyMap<number, number>): SourceLine[] {
  const placed = rows.flatMap((row) => (row.length > 0 ? [placedOf(row, page)] : []));
  const right = Math.max(...placed.map((one) => one.right));
  markIndented(placed);
  const pitch = commonPitch(placed);
  const isTight = (before: Placed, now: Placed) => tightOf(before, now, tight);
  return placed.map((now, i): SourceLine => {
    const before = placed[i - 1];
    const isApart = !before || before.y - now.y > pitch * 1.35;
    const goesOn =
      before !== undefined &&
      !isApart &&
      isTight(before, now) !== false &&
      goesOnFrom(before, now, right, isTight(before, now));
    return { ...sourceLine(now), isApart, goesOn, isBullet: now.isBullet || (now.isIndented && !goesOn) };
  });
}

/** Indent range of list items, in points; dates and texts beside the margin are indented further. */
const indent = { least: 6, most: 42 };

/** Marks list items whose bullets are drawn, which only their indent reveals. */
function markIndented(placed: Placed[]): void {
  if (placed.some(({ isBullet }) => isBullet)) return;
  const edge = Math.min(...placed.map(({ left }) => left));
  const depth = ({ left }: Placed) => Math.round(left - edge);
  const inside = placed.filter(
    (one) => depth(one) >= indent.least && depth(one) <= indent.most && one.cells.length === 1,
  );
  const counts = new Map<number, number>();
  for (const one of inside) counts.set(depth(one), (counts.get(depth(one)) ?? 0) + 1);
  for (const one of inside) if ((counts.get(depth(one)) ?? 0) >= 2) one.isIndented = true;
}

const sourceLine = ({ left: _, right: __, y: ___, isIndented: ____, ...line }: Placed): SourceLine => line;

/**
 * Returns the line pitch within paragraphs by font size, for files that put a wider gap between paragraphs. Empty if
 * all lines are equally spaced.
 */
function tightPitches(columns: readonly Segment[][][]): Map<number, number> {
  const gaps = new Map<number, number[]>();
  for (const rows of columns) {
    const placed = rows.flatMap((row) => (row.length > 0 ? [placedOf(row, 1)] : []));
    for (const [i, now] of placed.entries()) {
      const before = placed[i - 1];
      if (before?.size === now.size && before.y > now.y)
        gaps.set(now.size, [...(gaps.get(now.size) ?? []), before.y - now.y]);
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
function tightOf(before: Placed, now: Placed, tight: ReadonlyMap<number, number>): boolean | undefined {
  const least = tight.get(now.size);
  return least === undefined ? undefined : before.y - now.y < least * 1.04;
}

function commonPitch(placed: readonly Placed[]): number {
  const counts = new Map<number, number>();
  for (const [i, { y }] of placed.entries()) {
    const gap = Math.round(((placed[i - 1]?.y ?? y) - y) * 2) / 2;
    if (gap > 4) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  return [...counts].sort(([a, n], [b, m]) => m - n || a - b)[0]?.[0] ?? 14;
}

function placedOf(row: readonly Segment[], page: number): Placed {
  const pieces = row.flatMap((segment) => segment.pieces);
  const heavy = pieces.filter(({ face = '' }) => bold.test(face));
  const texts = row.map(({ text }) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  const [first = '', ...rest] = texts;
  // A bullet far from its text is a separate segment.
  const isSign = rest.length > 0 && withoutBullet(`${first} x`).isBullet && first.length <= 2;
  const cells = isSign ? rest : texts;
  const start = withoutBullet(cells[0] ?? '');
  const isBullet = isSign || start.isBullet;
  const clean = [start.text, ...cells.slice(1)].filter(Boolean);
  return {
    ...line(`${isBullet ? '• ' : ''}${clean.join('  ')}`, {
      cells: clean,
      page,
      size: Math.round(sizeOf(pieces) * 2) / 2,
      isBold: lettersOf(heavy.map(({ text }) => text)) > 0.8 * lettersOf(pieces.map(({ text }) => text)),
      isBullet,
    }),
    left: row[0]?.left ?? 0,
    right: Math.max(...row.map((segment) => segment.right)),
    y: pieces[0]?.y ?? 0,
    isIndented: false,
  };
}

function sizeOf(pieces: readonly Piece[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of pieces) counts.set(size, (counts.get(size) ?? 0) + text.trim().length);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Returns whether a line continues the previous one because its first word did not fit there. */
function goesOnFrom(before: Placed, now: Placed, right: number, isTight: boolean | undefined): boolean {
  if (now.isBullet || before.cells.length > 1 || headingOf(now.text) || headingOf(before.text)) return false;
  if (Math.abs(before.size - now.size) > 0.5 || before.isBold !== now.isBold) return false;
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
