/**
 * Block that is never split across pages: a heading with its rule, the header of an entry, a bullet, a paragraph. `top`
 * and `bottom` are its position in the continuous layout, in points.
 */
export interface UnbreakableBlock {
  kind: 'heading' | 'entry-header' | 'closing' | 'body';
  /** Id of its entry, or of its section if there are no entries. */
  entryId?: number;
  /** On page 1, a side column follows this block in reading order, so entries are not split there. */
  hasSideColumn?: boolean;
  continuesParagraph?: boolean;
  lineCount: number;
  top: number;
  bottom: number;
}

/** Maximum shares of a page that a break may leave empty before a worse break is used. */
const maxBlankShare = { between: 0.25, kind: 0.3, fair: 0.4 };
/** Minimum number of bullets of an entry on each of its pages. A shorter entry stays whole. */
const fewestBullets = 2;
const shortLastPageLines = 2;
const tolerance = 0.01;

/**
 * Returns the indices of the slices at which pages start. Pages break between bullets or entries. A heading neither
 * ends nor starts a page, an entry header never ends one, and at least two bullets of an entry stay and two move to the
 * next page. The end of a letter takes the preceding paragraph along, and the last page has more than two lines. If
 * this leaves too much of a page empty, single bullets may move; if that does too, a paragraph may be split; as a last
 * resort, a heading may start a page.
 * @param height of the text area, in points; `firstHeight` on page 1
 */
export function findPageStarts(slices: readonly UnbreakableBlock[], height: number, firstHeight = height): number[] {
  const starts: number[] = [];
  for (let start = 0; start < slices.length;) {
    starts.push(start);
    const top = slices[start]?.top ?? 0;
    const room = start === 0 ? firstHeight : height;
    const over = slices.findIndex((slice, i) => i > start && slice.bottom > top + room + tolerance);
    if (over < 0) break;
    const leaves = (i: number) => 1 - ((slices[i]?.top ?? 0) - top) / room;
    start =
      (start === 0
        ? findLatestBreak(0, over, (i) => isEntryBreakBesideColumn(slices, i) && leaves(i) < maxBlankShare.between)
        : undefined) ??
      findLatestBreak(start, over, (i) => isGoodBreak(slices, i) && leaves(i) < maxBlankShare.kind) ??
      findLatestBreak(start, over, (i) => isAcceptableBreak(slices, i) && leaves(i) < maxBlankShare.fair) ??
      findLatestBreak(start, over, (i) => canStartPage(slices, i) && leaves(i) < maxBlankShare.fair) ??
      findLatestBreak(start, over, (i) => canEndPageBefore(slices, i)) ??
      over;
  }
  return starts;
}

function findLatestBreak(start: number, over: number, passes: (i: number) => boolean): number | undefined {
  for (let i = over; i > start; i--) if (passes(i)) return i;
  return undefined;
}

function canEndPageBefore(slices: readonly UnbreakableBlock[], i: number): boolean {
  const before = slices[i - 1]?.kind;
  return before !== 'heading' && before !== 'entry-header';
}

/** Returns whether a page that starts with this block splits no paragraph. */
function isAcceptableBreak(slices: readonly UnbreakableBlock[], i: number): boolean {
  return canStartPage(slices, i) && !slices[i]?.continuesParagraph;
}

/** Returns whether the block may start a page, which needs more than two lines. */
function canStartPage(slices: readonly UnbreakableBlock[], i: number): boolean {
  const kind = slices[i]?.kind;
  const following = slices.slice(i).reduce((sum, { lineCount }) => sum + lineCount, 0);
  return canEndPageBefore(slices, i) && kind !== 'heading' && kind !== 'closing' && following > shortLastPageLines;
}

/** Returns whether the block begins an entry beside a side column, which is read after page 1. */
function isEntryBreakBesideColumn(slices: readonly UnbreakableBlock[], i: number): boolean {
  return (
    isAcceptableBreak(slices, i) && Boolean(slices[i]?.hasSideColumn) && slices[i]?.entryId !== slices[i - 1]?.entryId
  );
}

/**
 * Returns whether a page may start with this block so that an entry has at least two bullets on each side of the break.
 */
function isGoodBreak(slices: readonly UnbreakableBlock[], i: number): boolean {
  const entry = slices[i]?.entryId;
  if (!isAcceptableBreak(slices, i)) return false;
  if (entry === undefined || entry !== slices[i - 1]?.entryId) return true;
  const isBullet = (slice: UnbreakableBlock) =>
    slice.kind === 'body' && slice.entryId === entry && !slice.continuesParagraph;
  return (
    slices.slice(0, i).filter(isBullet).length >= fewestBullets &&
    slices.slice(i).filter(isBullet).length >= fewestBullets
  );
}
