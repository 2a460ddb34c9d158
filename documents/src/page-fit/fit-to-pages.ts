import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { maxFit } from '../compose/fit-steps';
import type { ComposeOptions } from '../compose/layout-context';
import { omitHiddenSections } from '../sections';
import { getRemovalOrder } from './removal-order';
import { omitPaths } from './omit-paths';

export interface PageMeasurement {
  pageCount: number;
  overflowLines: number;
  linesByPath: Record<string, number>;
}

/** Composes and lays out a resume, and counts the lines beyond that many pages. */
export type MeasurePages = (content: ResumeContent, options: ComposeOptions, pages: number) => Promise<PageMeasurement>;

/**
 * Either the `fit` option to use from now on, or the number of surplus lines at the tightest setting and the least
 * important items (see `omitPaths`) whose removal makes the resume fit. `mustGo` is empty if even removing every
 * candidate is not enough.
 */
export type PageFitResult = { fits: true; fit: number } | { fits: false; overBy: number; mustGo: string[] };

/** Reduces spaces, leading, margins and size within legible limits, as little as needed to fit the pages. */
export async function fitToPages(
  whole: ResumeContent,
  options: ComposeOptions,
  pages: number,
  measure: MeasurePages,
): Promise<PageFitResult> {
  const content = omitHiddenSections(whole, options.sections);
  const at = (fit: number, shown = content) => measure(shown, { ...options, fit }, pages);
  if ((await at(0)).pageCount <= pages) return { fits: true, fit: 0 };

  const closest = await at(maxFit);
  if (closest.pageCount > pages) {
    const mustGo = await findRemovals(content, closest, (shown) => at(maxFit, shown));
    return { fits: false, overBy: closest.overflowLines, mustGo };
  }
  let [tooLong, fits] = [0, maxFit];
  while (fits - tooLong > 1) {
    const middle = Math.floor((tooLong + fits) / 2);
    if ((await at(middle)).pageCount <= pages) fits = middle;
    else tooLong = middle;
  }
  return { fits: true, fit: fits };
}

/** Above this number of removed items, restoring individual ones is not worth the time. */
const maxRestored = 20;

/**
 * Removes the least important items until the rest fits, then restores those whose removal was unnecessary. Page breaks
 * are unpredictable, so each step is measured.
 */
async function findRemovals(
  content: ResumeContent,
  first: PageMeasurement,
  at: (shown: ResumeContent) => Promise<PageMeasurement>,
) {
  const candidates = getRemovalOrder(content);
  const lines = new Map<string, number>();
  for (const [field, count] of Object.entries(first.linesByPath))
    for (const path of pathsTo(field)) lines.set(path, (lines.get(path) ?? 0) + count);
  const gone: string[] = [];
  let { overflowLines } = first;
  while (overflowLines > 0 && candidates.length > 0) {
    for (let saved = 0; saved < overflowLines && candidates.length > 0;) {
      const path = candidates.shift() ?? '';
      gone.push(path);
      saved += lines.get(path) ?? 0;
    }
    ({ overflowLines } = await at(omitPaths(content, gone)));
  }
  if (overflowLines > 0) return [];
  const all = new Set(gone);
  let needed = gone.filter((path) => !pathsTo(path).some((above) => above !== path && all.has(above)));
  for (const path of needed.length <= maxRestored ? needed.toReversed() : []) {
    const fewer = needed.filter((other) => other !== path);
    if ((await at(omitPaths(content, fewer))).overflowLines === 0) needed = fewer;
  }
  return needed;
}

/** Returns a path and its ancestors: "experience", "experience.0". */
const pathsTo = (path: string): string[] => {
  const parts = path.split('.');
  return parts.map((_, i) => parts.slice(0, i + 1).join('.'));
};
