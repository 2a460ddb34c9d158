import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { mostFit } from '../compose/fit';
import type { ComposeOptions } from '../compose/setting';
import { withoutHidden } from '../sections';
import { leastMissed } from './least-missed';
import { without } from './without';

export interface Measured {
  pages: number;
  beyond: number;
  lines: Record<string, number>;
}

/** Composes and lays out a resume, and counts the lines beyond that many pages. */
export type Measure = (content: ResumeContent, options: ComposeOptions, pages: number) => Promise<Measured>;

/**
 * Either the `fit` option to use from now on, or the number of surplus lines at the tightest setting and the least
 * important items (see `omitPaths`) whose removal makes the resume fit. `mustGo` is empty if even removing every
 * candidate is not enough.
 */
export type FitAnswer = { fits: true; fit: number } | { fits: false; overBy: number; mustGo: string[] };

/** Reduces spaces, leading, margins and size within legible limits, as little as needed to fit the pages. */
export async function fitTo(
  whole: ResumeContent,
  options: ComposeOptions,
  pages: number,
  measure: Measure,
): Promise<FitAnswer> {
  const content = withoutHidden(whole, options.sections);
  const at = (fit: number, shown = content) => measure(shown, { ...options, fit }, pages);
  if ((await at(0)).pages <= pages) return { fits: true, fit: 0 };

  const closest = await at(mostFit);
  if (closest.pages > pages) {
    const mustGo = await tooMuch(content, closest, (shown) => at(mostFit, shown));
    return { fits: false, overBy: closest.beyond, mustGo };
  }
  let [tooLong, fits] = [0, mostFit];
  while (fits - tooLong > 1) {
    const middle = Math.floor((tooLong + fits) / 2);
    if ((await at(middle)).pages <= pages) fits = middle;
    else tooLong = middle;
  }
  return { fits: true, fit: fits };
}

/** Above this number of removed items, restoring individual ones is not worth the time. */
const mostRestored = 20;

/**
 * Removes the least important items until the rest fits, then restores those whose removal was unnecessary. Page breaks
 * are unpredictable, so each step is measured.
 */
async function tooMuch(content: ResumeContent, first: Measured, at: (shown: ResumeContent) => Promise<Measured>) {
  const candidates = leastMissed(content);
  const lines = new Map<string, number>();
  for (const [field, count] of Object.entries(first.lines))
    for (const path of pathsTo(field)) lines.set(path, (lines.get(path) ?? 0) + count);
  const gone: string[] = [];
  let { beyond } = first;
  while (beyond > 0 && candidates.length > 0) {
    for (let saved = 0; saved < beyond && candidates.length > 0;) {
      const path = candidates.shift() ?? '';
      gone.push(path);
      saved += lines.get(path) ?? 0;
    }
    ({ beyond } = await at(without(content, gone)));
  }
  if (beyond > 0) return [];
  const all = new Set(gone);
  let needed = gone.filter((path) => !pathsTo(path).some((above) => above !== path && all.has(above)));
  for (const path of needed.length <= mostRestored ? needed.toReversed() : []) {
    const fewer = needed.filter((other) => other !== path);
    if ((await at(without(content, fewer))).beyond === 0) needed = fewer;
  }
  return needed;
}

/** Returns a path and its ancestors: "experience", "experience.0". */
const pathsTo = (path: string): string[] => {
  const parts = path.split('.');
  return parts.map((_, i) => parts.slice(0, i + 1).join('.'));
};
