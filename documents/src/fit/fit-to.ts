import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { mostFit } from '../compose/fit';
import { composeResume } from '../compose/resume';
import type { ComposeOptions } from '../compose/setting';
import type { DocumentTree } from '../tree';
import { withoutHidden } from '../sections';
import { leastMissed } from './least-missed';
import { without } from './without';

/** How long a document is. */
export interface Measured {
  pages: number;
  /** Lines on pages beyond those asked for. */
  beyond: number;
  /** Lines that each field takes, by path. */
  lines: Record<string, number>;
}

/** Lays a document out and counts the lines that go beyond so many pages. */
export type Measure = (tree: DocumentTree, pages: number) => Promise<Measured>;

/**
 * `fit` goes into the options of the document from then on. Otherwise: lines too many at the closest setting, and the
 * items that are missed least (see `without`), which leave a resume that fits when they go. `mustGo` is empty where even
 * all that may go would not do.
 */
export type FitAnswer = { fits: true; fit: number } | { fits: false; overBy: number; mustGo: string[] };

/** Fits a resume to a number of pages: by spaces, leading, margins and size inside legible bounds, as little as needed. */
export async function fitTo(
  whole: ResumeContent,
  options: ComposeOptions,
  pages: number,
  measure: Measure,
): Promise<FitAnswer> {
  const content = withoutHidden(whole, options.sections);
  const at = (fit: number, shown = content) => measure(composeResume(shown, { ...options, fit }), pages);
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

/** Where more must go, one more or less is not worth the time to find out. */
const mostRestored = 20;

/**
 * Takes away what is missed least until the rest fits, and back what was not needed. Pages part in their own way, so the
 * rest is measured each time.
 */
async function tooMuch(content: ResumeContent, first: Measured, at: (shown: ResumeContent) => Promise<Measured>) {
  const candidates = leastMissed(content);
  const linesOf = (path: string) =>
    Object.entries(first.lines).reduce(
      (sum, [field, lines]) => sum + (field === path || field.startsWith(`${path}.`) ? lines : 0),
      0,
    );
  const gone: string[] = [];
  let { beyond } = first;
  while (beyond > 0 && candidates.length > 0) {
    for (let saved = 0; saved < beyond && candidates.length > 0;) {
      const path = candidates.shift() ?? '';
      gone.push(path);
      saved += linesOf(path);
    }
    ({ beyond } = await at(without(content, gone)));
  }
  if (beyond > 0) return [];
  let needed = gone.filter((path) => !gone.some((other) => path.startsWith(`${other}.`)));
  for (const path of needed.length <= mostRestored ? needed.toReversed() : []) {
    const fewer = needed.filter((other) => other !== path);
    if ((await at(without(content, fewer))).beyond === 0) needed = fewer;
  }
  return needed;
}
