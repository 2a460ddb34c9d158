/**
 * A piece of the text that is never parted over pages: a heading with its rule, the header of an entry, a bullet, a
 * paragraph. `top` and `bottom` are its place on the endless strip, in points.
 */
export interface Slice {
  kind: 'heading' | 'entry-header' | 'closing' | 'body';
  /** Which entry it belongs to, or section where there are no entries. */
  entry?: number;
  /** A side column is read after what page 1 has of this: entries are not parted by it. */
  apart?: boolean;
  /** Goes on with the paragraph of the slice before. */
  inner?: boolean;
  lines: number;
  top: number;
  bottom: number;
}

/** Parts of a page that a break may leave empty before a less kind one is taken. */
const acceptedWhite = { between: 0.25, kind: 0.3, fair: 0.4 };
/** Of an entry, on each of its pages: a shorter one stays whole. */
const fewestBullets = 2;
/** A last page has more than this. */
const lonelyLines = 2;
const tolerance = 0.01;

/**
 * Where pages start, as indices of slices. A page breaks between bullets or entries. A heading neither ends nor starts a
 * page, an entry's header never ends one, at least two bullets of an entry stay and two go over, and the end of a letter
 * takes the paragraph before along, and more than two lines stand on the last page. Where that leaves too much of the page
 * empty, single bullets may go over; where that does too, a paragraph may be parted; at last, a heading may start a page.
 * @param height of the text area, in points; `firstHeight` on page 1
 */
export function pageStarts(slices: readonly Slice[], height: number, firstHeight = height): number[] {
  const starts: number[] = [];
  for (let start = 0; start < slices.length;) {
    starts.push(start);
    const top = slices[start]?.top ?? 0;
    const room = start === 0 ? firstHeight : height;
    const over = slices.findIndex((slice, i) => i > start && slice.bottom > top + room + tolerance);
    if (over < 0) break;
    const leaves = (i: number) => 1 - ((slices[i]?.top ?? 0) - top) / room;
    start =
      (start === 0 ? latest(0, over, (i) => isBetween(slices, i) && leaves(i) < acceptedWhite.between) : undefined) ??
      latest(start, over, (i) => isKind(slices, i) && leaves(i) < acceptedWhite.kind) ??
      latest(start, over, (i) => isFair(slices, i) && leaves(i) < acceptedWhite.fair) ??
      latest(start, over, (i) => mayStart(slices, i) && leaves(i) < acceptedWhite.fair) ??
      latest(start, over, (i) => endsWell(slices, i)) ??
      over;
  }
  return starts;
}

/** The last slice from `over` back to, but not at, `start` that passes. */
function latest(start: number, over: number, passes: (i: number) => boolean): number | undefined {
  for (let i = over; i > start; i--) if (passes(i)) return i;
  return undefined;
}

/** Whether the slice before may end a page. */
function endsWell(slices: readonly Slice[], i: number): boolean {
  const before = slices[i - 1]?.kind;
  return before !== 'heading' && before !== 'entry-header';
}

/** Whether a page that starts with the slice parts no paragraph. */
function isFair(slices: readonly Slice[], i: number): boolean {
  return mayStart(slices, i) && !slices[i]?.inner;
}

/** Whether the slice may start a page: more than two lines follow on it. */
function mayStart(slices: readonly Slice[], i: number): boolean {
  const kind = slices[i]?.kind;
  const following = slices.slice(i).reduce((sum, { lines }) => sum + lines, 0);
  return endsWell(slices, i) && kind !== 'heading' && kind !== 'closing' && following > lonelyLines;
}

/** Whether the slice begins an entry where a side column is read after page 1. */
function isBetween(slices: readonly Slice[], i: number): boolean {
  return isFair(slices, i) && Boolean(slices[i]?.apart) && slices[i]?.entry !== slices[i - 1]?.entry;
}

/** Whether at least two bullets of the slice's entry stay, and two go over. */
function isKind(slices: readonly Slice[], i: number): boolean {
  const entry = slices[i]?.entry;
  if (!isFair(slices, i)) return false;
  if (entry === undefined || entry !== slices[i - 1]?.entry) return true;
  const isBullet = (slice: Slice) => slice.kind === 'body' && slice.entry === entry && !slice.inner;
  return (
    slices.slice(0, i).filter(isBullet).length >= fewestBullets &&
    slices.slice(i).filter(isBullet).length >= fewestBullets
  );
}
