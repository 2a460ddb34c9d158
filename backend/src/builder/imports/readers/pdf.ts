import { columnsOf, type Segment } from '../../../ats/file/orders';
import { parseFile, TooManyPages } from '../../../ats/file/parse-file';
import type { ParsedFile, Piece } from '../../../ats/file/parsed-file';
import { ImportRefusal, line, type Source, type SourceLine, withoutBullet } from '../source';
import { headingOf } from '../understand/headings';

/** No resume is longer; reading takes some 20 ms a page. */
const mostPages = 60;
/** A page of a resume has hundreds of letters; a scanned one some that a stamp left. */
const fewLetters = 40;

const lettersOf = (texts: readonly string[]) => (texts.join('').match(/\p{L}/gu) ?? []).length;
const visibleOf = ({ pages }: ParsedFile) => lettersOf(pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)));

/** Throws `file_encrypted`, `file_scanned`, `file_empty`, `file_broken`, `file_too_large`. */
export async function readPdf(bytes: Uint8Array): Promise<Source> {
  let file = await parsed(bytes, false);
  let aside = file.hidden.map(({ text }) => text);
  if (visibleOf(file) < fewLetters) {
    // Scanned and recognised by a program: what it read lies unseen behind the picture.
    if (lettersOf(aside) < fewLetters)
      throw new ImportRefusal(Buffer.from(bytes).includes('/Image') ? 'file_scanned' : 'file_empty');
    file = await parsed(bytes, true);
    aside = [];
  }
  const lines = file.pages.flatMap((page, i) => columnsOf(page).flatMap((rows) => linesOfColumn(rows, i + 1)));
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

/** A line with where it stands. */
interface Placed extends SourceLine {
  left: number;
  right: number;
  y: number;
  /** Where the text of a bullet begins. */
  textLeft: number;
}

const bold = /bold|black|heavy|semibd|[-,_]bd|demi/i;

function linesOfColumn(rows: readonly Segment[][], page: number): SourceLine[] {
  const placed = rows.flatMap((row) => (row.length > 0 ? [placedOf(row, page)] : []));
  const right = Math.max(...placed.map((one) => one.right));
  const pitch = commonPitch(placed);
  return placed.map(({ left, right: _, y, textLeft, ...own }, i): SourceLine => {
    const before = placed[i - 1];
    const now = { ...own, left, right: _, y, textLeft };
    const isApart = !before || before.y - y > pitch * 1.35;
    return { ...own, isApart, goesOn: before !== undefined && !isApart && goesOnFrom(before, now, right) };
  });
}

/** The commonest distance of two lines, in points. */
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
  // A bullet's sign that stands far from its text is a piece of its own.
  const isSign = rest.length > 0 && withoutBullet(`${first} x`).isBullet && first.length <= 2;
  const cells = isSign ? rest : texts;
  const start = withoutBullet(cells[0] ?? '');
  const isBullet = isSign || start.isBullet;
  const clean = [start.text, ...cells.slice(1)].filter(Boolean);
  const textPiece = pieces.find(({ text }, i) => (i > 0 || !isBullet) && text.trim() !== '');
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
    textLeft: isBullet ? (textPiece?.x ?? 0) : (row[0]?.left ?? 0),
  };
}

/** Of most of the letters. */
function sizeOf(pieces: readonly Piece[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of pieces) counts.set(size, (counts.get(size) ?? 0) + text.trim().length);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** A line goes on where the first word of it had no room on the line before. */
function goesOnFrom(before: Placed, now: Placed, right: number): boolean {
  if (now.isBullet || before.cells.length > 1 || headingOf(now.text) || headingOf(before.text)) return false;
  if (Math.abs(before.size - now.size) > 0.5 || before.isBold !== now.isBold) return false;
  if (before.isBullet && now.left < before.left + 2) return false;
  const text = now.cells.join(' ');
  const word = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 1 : text.search(/\s|$/u);
  const width = (now.right - now.left) / Math.max(1, text.length);
  const room = right - before.right;
  return room < width * (word + 1) || (/^\p{Ll}/u.test(text) && room < (right - now.left) * 0.35);
}
