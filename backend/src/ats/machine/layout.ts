import type { ResumeLayout } from '@shortlist/contracts/builder/machine-view';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { factsOfFile } from '../file/file-facts';
import type { ParsedFile, Piece } from '../file/parsed-file';

/** How long a finished file is and how it is set. Sizes and distances are those that most letters have. */
export function layoutOfFile(file: ParsedFile, resume: ResumeContent, language: Language): ResumeLayout {
  const { pages } = factsOfFile(file, resume, language);
  const paper = file.pages[0] ?? { width: 0, height: 0, pieces: [] };
  const pieces = file.pages.flatMap((page) => page.pieces);
  const bodySize = commonest(pieces.map(({ size, text }) => [round(size), text.trim().length]));
  const fill = Math.min(1, pages.at(-1)?.fullness ?? 0);
  const leading = leadingOf(file, bodySize) || bodySize * 1.4;
  return {
    pages: Math.max(1, pages.length),
    lastPageFill: fill,
    bodySize,
    room: leading > 0 ? Math.floor(((1 - fill) * paper.height * 0.87) / leading) : 0,
    paper: { width: paper.width, height: paper.height },
  };
}

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
