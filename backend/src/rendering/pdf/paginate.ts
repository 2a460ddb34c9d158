/**
 * Block that is never split across pages: a heading with its rule, the header of an entry, a bullet, a paragraph. `top`
 * and `bottom` are its position in the continuous layout, in points.
 */
export interface UnbreakableBlock {
  kind: 'heading' | 'entry-header' | 'closing' | 'body';
  /** Id of the entry, or of the section if it has no entries. */
  entryId?: number;
  continuesParagraph?: boolean;
  lineCount: number;
  top: number;
  bottom: number;
}

/** Maximum shares of a page that a break may leave empty before a worse break is used. */
const maxEmptyShare = { goodBreak: 0.3, acceptableBreak: 0.4 };
/** Minimum number of bullets of an entry on each of its pages. A shorter entry is not split. */
const minBullets = 2;
const shortLastPageLines = 2;
const tolerance = 0.01;

/**
 * Returns the indices of the blocks at which pages start. Pages break between bullets or entries. A heading neither
 * ends nor starts a page, an entry header never ends one, and an entry that is split has at least two bullets on each
 * page. The closing of a letter stays with the preceding paragraph, and the last page has more than two lines. If these
 * rules leave too much of a page empty, they are relaxed step by step: single bullets may move, then a paragraph may be
 * split, and finally a heading may start a page.
 * @param height height of the text area in points; `firstHeight` applies to page 1
 */
export function findPageStarts(blocks: readonly UnbreakableBlock[], height: number, firstHeight = height): number[] {
  const starts: number[] = [];
  for (let start = 0; start < blocks.length;) {
    starts.push(start);
    const top = blocks[start]?.top ?? 0;
    const pageHeight = start === 0 ? firstHeight : height;
    const overflowIndex = blocks.findIndex((block, i) => i > start && block.bottom > top + pageHeight + tolerance);
    if (overflowIndex < 0) break;
    const computeEmptyShare = (i: number) => 1 - ((blocks[i]?.top ?? 0) - top) / pageHeight;
    start =
      findLatestBreak(
        start,
        overflowIndex,
        (i) => isGoodBreak(blocks, i) && computeEmptyShare(i) < maxEmptyShare.goodBreak,
      ) ??
      findLatestBreak(
        start,
        overflowIndex,
        (i) => isAcceptableBreak(blocks, i) && computeEmptyShare(i) < maxEmptyShare.acceptableBreak,
      ) ??
      findLatestBreak(
        start,
        overflowIndex,
        (i) => canStartPage(blocks, i) && computeEmptyShare(i) < maxEmptyShare.acceptableBreak,
      ) ??
      findLatestBreak(start, overflowIndex, (i) => canEndPageBefore(blocks, i)) ??
      overflowIndex;
  }
  return starts;
}

function findLatestBreak(start: number, overflowIndex: number, isAllowed: (i: number) => boolean): number | undefined {
  for (let i = overflowIndex; i > start; i--) if (isAllowed(i)) return i;
  return undefined;
}

function canEndPageBefore(blocks: readonly UnbreakableBlock[], i: number): boolean {
  const previousKind = blocks[i - 1]?.kind;
  return previousKind !== 'heading' && previousKind !== 'entry-header';
}

/** Returns whether a page may start with this block without splitting a paragraph. */
function isAcceptableBreak(blocks: readonly UnbreakableBlock[], i: number): boolean {
  return canStartPage(blocks, i) && !blocks[i]?.continuesParagraph;
}

/** Returns whether the block may start a page. At least three lines must remain for that page and later ones. */
function canStartPage(blocks: readonly UnbreakableBlock[], i: number): boolean {
  const kind = blocks[i]?.kind;
  const remainingLines = blocks.slice(i).reduce((sum, { lineCount }) => sum + lineCount, 0);
  return canEndPageBefore(blocks, i) && kind !== 'heading' && kind !== 'closing' && remainingLines > shortLastPageLines;
}

/**
 * Returns whether a page may start with this block so that an entry has at least two bullets on each side of the break.
 */
function isGoodBreak(blocks: readonly UnbreakableBlock[], i: number): boolean {
  const entryId = blocks[i]?.entryId;
  if (!isAcceptableBreak(blocks, i)) return false;
  if (entryId === undefined || entryId !== blocks[i - 1]?.entryId) return true;
  const isBullet = (block: UnbreakableBlock) =>
    block.kind === 'body' && block.entryId === entryId && !block.continuesParagraph;
  return (
    blocks.slice(0, i).filter(isBullet).length >= minBullets && blocks.slice(i).filter(isBullet).length >= minBullets
  );
}
