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
export function findPageStarts(blocks: readonly UnbreakableBlock[], height: number, firstHeight = height): number[] {
  const starts: number[] = [];
  for (let start = 0; start < blocks.length;) {
    starts.push(start);
    const top = blocks[start]?.top ?? 0;
    const room = start === 0 ? firstHeight : height;
    const over = blocks.findIndex((block, i) => i > start && block.bottom > top + room + tolerance);
    if (over < 0) break;
    const leaves = (i: number) => 1 - ((blocks[i]?.top ?? 0) - top) / room;
    start =
      (start === 0
        ? findLatestBreak(0, over, (i) => isEntryBreakBesideColumn(blocks, i) && leaves(i) < maxBlankShare.between)
        : undefined) ??
      findLatestBreak(start, over, (i) => isGoodBreak(blocks, i) && leaves(i) < maxBlankShare.kind) ??
      findLatestBreak(start, over, (i) => isAcceptableBreak(blocks, i) && leaves(i) < maxBlankShare.fair) ??
      findLatestBreak(start, over, (i) => canStartPage(blocks, i) && leaves(i) < maxBlankShare.fair) ??
      findLatestBreak(start, over, (i) => canEndPageBefore(blocks, i)) ??
      over;
  }
  return starts;
}

function findLatestBreak(start: number, over: number, passes: (i: number) => boolean): number | undefined {
  for (let i = over; i > start; i--) if (passes(i)) return i;
  return undefined;
}

function canEndPageBefore(blocks: readonly UnbreakableBlock[], i: number): boolean {
  const before = blocks[i - 1]?.kind;
  return before !== 'heading' && before !== 'entry-header';
}

/** Returns whether a page that starts with this block splits no paragraph. */
function isAcceptableBreak(blocks: readonly UnbreakableBlock[], i: number): boolean {
  return canStartPage(blocks, i) && !blocks[i]?.continuesParagraph;
}

/** Returns whether the block may start a page, which needs more than two lines. */
function canStartPage(blocks: readonly UnbreakableBlock[], i: number): boolean {
  const kind = blocks[i]?.kind;
  const following = blocks.slice(i).reduce((sum, { lineCount }) => sum + lineCount, 0);
  return canEndPageBefore(blocks, i) && kind !== 'heading' && kind !== 'closing' && following > shortLastPageLines;
}

/** Returns whether the block begins an entry beside a side column, which is read after page 1. */
function isEntryBreakBesideColumn(blocks: readonly UnbreakableBlock[], i: number): boolean {
  return (
    isAcceptableBreak(blocks, i) && Boolean(blocks[i]?.hasSideColumn) && blocks[i]?.entryId !== blocks[i - 1]?.entryId
  );
}

/**
 * Returns whether a page may start with this block so that an entry has at least two bullets on each side of the break.
 */
function isGoodBreak(blocks: readonly UnbreakableBlock[], i: number): boolean {
  const entry = blocks[i]?.entryId;
  if (!isAcceptableBreak(blocks, i)) return false;
  if (entry === undefined || entry !== blocks[i - 1]?.entryId) return true;
  const isBullet = (block: UnbreakableBlock) =>
    block.kind === 'body' && block.entryId === entry && !block.continuesParagraph;
  return (
    blocks.slice(0, i).filter(isBullet).length >= fewestBullets &&
    blocks.slice(i).filter(isBullet).length >= fewestBullets
  );
}
