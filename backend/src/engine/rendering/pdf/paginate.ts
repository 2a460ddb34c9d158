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

/** Minimum number of bullets of an entry on each of its pages. A shorter entry is not split. */
const minBullets = 2;
const shortLastPageLines = 2;
/** Share of its height that the last page must fill to be worth printing. */
const minLastPageFill = 0.15;
const tolerance = 0.01;

interface BreakRule {
  isAllowed: (blocks: readonly UnbreakableBlock[], i: number, pageHeight: number) => boolean;
  /** Maximum share of the page that the break leaves empty, from 0 to 1. */
  maxEmptyShare: number;
}

/**
 * Rules for page breaks, best first. The first rule that allows a break decides, with the latest break that it allows.
 * Parsers that join pages may miss a heading at the start of a page, so such a break is second best.
 */
const breakRules: readonly BreakRule[] = [
  { isAllowed: isGoodBreak, maxEmptyShare: 0.2 },
  { isAllowed: isSectionBreak, maxEmptyShare: 0.2 },
  { isAllowed: isGoodBreak, maxEmptyShare: 0.3 },
  { isAllowed: isAcceptableBreak, maxEmptyShare: 0.4 },
  { isAllowed: isSectionBreak, maxEmptyShare: 0.4 },
  { isAllowed: isParagraphBreak, maxEmptyShare: 0.4 },
  { isAllowed: canEndPageBefore, maxEmptyShare: 1 },
];

/**
 * Returns the indexes of the blocks at which pages start. Pages break between bullets, entries or sections. Neither a
 * heading nor an entry header ends a page, and an entry that is split has at least two bullets on each page. The
 * closing of a letter stays with the preceding paragraph, and the last page has more than two lines. If these rules
 * leave too much of a page empty, they are relaxed step by step: single bullets may move, then a paragraph may be
 * split.
 * @param height height of the text area in points. `firstPageHeight` applies to page 1.
 */
export function findPageStarts(
  blocks: readonly UnbreakableBlock[],
  height: number,
  firstPageHeight = height,
): number[] {
  const starts: number[] = [];
  for (let start = 0; start < blocks.length;) {
    starts.push(start);
    const top = blocks[start]?.top ?? 0;
    const pageHeight = start === 0 ? firstPageHeight : height;
    const overflowIndex = blocks.findIndex((block, i) => i > start && block.bottom > top + pageHeight + tolerance);
    if (overflowIndex < 0) break;
    start = findBreak(blocks, start, overflowIndex, pageHeight) ?? overflowIndex;
  }
  return starts;
}

function findBreak(
  blocks: readonly UnbreakableBlock[],
  start: number,
  overflowIndex: number,
  pageHeight: number,
): number | undefined {
  const pageTop = blocks[start]?.top ?? 0;
  for (const { isAllowed, maxEmptyShare } of breakRules)
    for (let i = overflowIndex; i > start; i--) {
      const emptyShare = 1 - ((blocks[i]?.top ?? 0) - pageTop) / pageHeight;
      if (emptyShare < maxEmptyShare && isAllowed(blocks, i, pageHeight)) return i;
    }
  return undefined;
}

function canEndPageBefore(blocks: readonly UnbreakableBlock[], i: number): boolean {
  const previousKind = blocks[i - 1]?.kind;
  return previousKind !== 'heading' && previousKind !== 'entry-header';
}

function leavesEnoughLines(blocks: readonly UnbreakableBlock[], i: number): boolean {
  return blocks.slice(i).reduce((sum, { lineCount }) => sum + lineCount, 0) > shortLastPageLines;
}

/** Returns whether a page may start with this heading. It must not leave a nearly empty last page. */
function isSectionBreak(blocks: readonly UnbreakableBlock[], i: number, pageHeight: number): boolean {
  const remainingHeight = (blocks.at(-1)?.bottom ?? 0) - (blocks[i]?.top ?? 0);
  return (
    blocks[i]?.kind === 'heading' && canEndPageBefore(blocks, i) && remainingHeight >= minLastPageFill * pageHeight
  );
}

/** Returns whether a page may start with the block. The block may be the rest of a paragraph. */
function isParagraphBreak(blocks: readonly UnbreakableBlock[], i: number): boolean {
  const kind = blocks[i]?.kind;
  return canEndPageBefore(blocks, i) && kind !== 'heading' && kind !== 'closing' && leavesEnoughLines(blocks, i);
}

function isAcceptableBreak(blocks: readonly UnbreakableBlock[], i: number): boolean {
  return isParagraphBreak(blocks, i) && !blocks[i]?.continuesParagraph;
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
