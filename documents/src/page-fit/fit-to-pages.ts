import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { maxFit } from '../compose/fit-steps';
import type { ComposeOptions } from '../compose/layout-context';
import { emptyHiddenSections } from '../sections';
import { getRemovalOrder } from './removal-order';
import { removeListItems } from './remove-list-items';

/** `overflowLines` counts lines after the allowed pages. `linesByPath` counts all lines of each field. */
export interface PageMeasurement {
  pageCount: number;
  overflowLines: number;
  linesByPath: Record<string, number>;
}

export type MeasurePages = (content: ResumeContent, options: ComposeOptions, pages: number) => Promise<PageMeasurement>;

/**
 * If the resume fits, `fit` is the setting to use. Otherwise `overBy` is the number of lines that overflow at the
 * tightest setting. `mustGo` has paths of the least important items whose removal makes the resume fit (see
 * `removeListItems`), or is empty if no removal is enough.
 */
export type PageFitResult = { fits: true; fit: number } | { fits: false; overBy: number; mustGo: string[] };

/** Finds the smallest `fit` that is enough, or else the items to remove. */
export async function fitToPages(
  resume: ResumeContent,
  options: ComposeOptions,
  pages: number,
  measure: MeasurePages,
): Promise<PageFitResult> {
  const content = emptyHiddenSections(resume, options.sections);
  const measureFit = (fit: number, candidate = content) => measure(candidate, { ...options, fit }, pages);
  if ((await measureFit(0)).pageCount <= pages) return { fits: true, fit: 0 };

  const tightestMeasurement = await measureFit(maxFit);
  if (tightestMeasurement.pageCount > pages) {
    const mustGo = await findRemovals(content, tightestMeasurement, (candidate) => measureFit(maxFit, candidate));
    return { fits: false, overBy: tightestMeasurement.overflowLines, mustGo };
  }
  let [overflowingFit, fittingFit] = [0, maxFit];
  while (fittingFit - overflowingFit > 1) {
    const middle = Math.floor((overflowingFit + fittingFit) / 2);
    if ((await measureFit(middle)).pageCount <= pages) fittingFit = middle;
    else overflowingFit = middle;
  }
  return { fits: true, fit: fittingFit };
}

/** With more removed items, trying to restore each one would take too long. */
const maxRestored = 20;

/** Removes the least important items until the rest fits, then restores items whose removal was unnecessary. */
async function findRemovals(
  content: ResumeContent,
  measurement: PageMeasurement,
  measure: (candidate: ResumeContent) => Promise<PageMeasurement>,
) {
  const candidates = getRemovalOrder(content);
  const lineCounts = new Map<string, number>();
  for (const [field, count] of Object.entries(measurement.linesByPath))
    for (const path of listPathPrefixes(field)) lineCounts.set(path, (lineCounts.get(path) ?? 0) + count);
  const removedPaths: string[] = [];
  let { overflowLines } = measurement;
  while (overflowLines > 0 && candidates.length > 0) {
    for (let savedLines = 0; savedLines < overflowLines && candidates.length > 0;) {
      const path = candidates.shift() ?? '';
      removedPaths.push(path);
      savedLines += lineCounts.get(path) ?? 0;
    }
    ({ overflowLines } = await measure(removeListItems(content, removedPaths)));
  }
  if (overflowLines > 0) return [];
  const removedSet = new Set(removedPaths);
  let removals = removedPaths.filter(
    (path) => !listPathPrefixes(path).some((ancestor) => ancestor !== path && removedSet.has(ancestor)),
  );
  for (const path of removals.length <= maxRestored ? removals.toReversed() : []) {
    const fewerRemovals = removals.filter((other) => other !== path);
    if ((await measure(removeListItems(content, fewerRemovals))).overflowLines === 0) removals = fewerRemovals;
  }
  return removals;
}

/** Returns "experience" and "experience.0" for "experience.0". */
const listPathPrefixes = (path: string): string[] => {
  const parts = path.split('.');
  return parts.map((_, i) => parts.slice(0, i + 1).join('.'));
};
