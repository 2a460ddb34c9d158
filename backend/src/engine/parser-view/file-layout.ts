import type { ResumeLayout } from '@shortlist/contracts/builder/page-layout';
import { walkTextBlocks } from '@shortlist/documents/pages/walk-text-blocks';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import type { ParsedFile } from '../file-reader/parsed-file';

/** Measures the layout of a finished file. `bodySize` is the font size of most letters. */
export function measureFileLayout(file: ParsedFile, { page: { margins }, blocks }: DocumentTree): ResumeLayout {
  const { width, height } = file.pages[0] ?? { width: 0, height: 0 };
  const bodySize = findMostCommon(
    file.pages.flatMap(({ items }) => items.map(({ size, text }) => [roundToTenth(size), text.trim().length] as const)),
  );
  const top = height - (file.pages.length > 1 ? margins.top : (margins.firstPageTop ?? margins.top));
  const bodyText = [...walkTextBlocks(blocks)].find(({ style }) => roundToTenth(style.size) === bodySize);
  const leading = bodyText?.style.leading ?? bodySize * 1.4;
  // Excludes the footer, which is below the bottom margin.
  const lineBottoms = (file.pages.at(-1)?.items ?? [])
    .filter(({ text, y }) => text.trim() !== '' && y >= margins.bottom)
    .map(({ y, size }) => y - Math.max(0, leading - size * ascentRatio));
  const contentBottom = Math.max(margins.bottom, Math.min(top, ...lineBottoms));
  return {
    pages: Math.max(1, file.pages.length),
    lastPageFill: (top - contentBottom) / (top - margins.bottom),
    bodySize,
    room: Math.floor((contentBottom - margins.bottom) / leading),
    paper: { width, height },
  };
}

/** Height of letters above the baseline, as a share of the font size. The rest of the leading is below the baseline. */
const ascentRatio = 0.93;

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

function findMostCommon(values: readonly (readonly [value: number, weight: number])[]): number {
  const weights = new Map<number, number>();
  for (const [value, weight] of values) weights.set(value, (weights.get(value) ?? 0) + weight);
  return [...weights].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}
