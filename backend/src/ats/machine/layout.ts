import type { ResumeLayout } from '@shortlist/contracts/builder/machine-view';
import type { DocumentTree } from '@shortlist/documents/tree';
import type { ParsedFile, Piece } from '../file/parsed-file';

/** How long a finished file is and how it is set. Sizes and distances are those that most letters have. */
export function layoutOfFile(file: ParsedFile, margins: DocumentTree['page']['margins']): ResumeLayout {
  const { width, height } = file.pages[0] ?? { width: 0, height: 0 };
  const bodySize = commonest(
    file.pages.flatMap(({ pieces }) => pieces.map(({ size, text }) => [round(size), text.trim().length] as const)),
  );
  const top = height - (file.pages.length > 1 ? margins.top : (margins.first ?? margins.top));
  const leading = leadingOf(file, bodySize) || bodySize * 1.4;
  // Name and number of a page stand below its text.
  const baselines = (file.pages.at(-1)?.pieces ?? [])
    .filter(({ text, y }) => text.trim() !== '' && y >= margins.bottom)
    .map(({ y, size }) => y - Math.max(0, leading - size * ascent));
  const end = Math.max(margins.bottom, Math.min(top, ...baselines));
  return {
    pages: Math.max(1, file.pages.length),
    lastPageFill: (top - end) / (top - margins.bottom),
    bodySize,
    room: Math.floor((end - margins.bottom) / leading),
    paper: { width, height },
  };
}

/** Part of their size by which letters reach above their line; what is left of the leading lies below it. */
const ascent = 0.93;

const round = (value: number) => Math.round(value * 10) / 10;

function commonest(values: readonly (readonly [value: number, weight: number])[]): number {
  const weights = new Map<number, number>();
  for (const [value, weight] of values) weights.set(value, (weights.get(value) ?? 0) + weight);
  return [...weights].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

/** From one baseline of the body to the next. */
function leadingOf({ pages }: ParsedFile, bodySize: number): number {
  const isBody = ({ size, text }: Piece) => round(size) === bodySize && text.trim() !== '';
  const steps = pages.flatMap(({ pieces }) => {
    const baselines = [...new Set(pieces.filter(isBody).map(({ y }) => y))].sort((a, b) => b - a);
    return baselines.slice(1).map((y, i) => round((baselines[i] ?? y) - y));
  });
  return commonest(steps.filter((step) => step > bodySize).map((step) => [step, 1]));
}
