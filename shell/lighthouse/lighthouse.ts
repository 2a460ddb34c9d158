import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import setUp, { chromiumArguments, port } from '../e2e/product';

/** What each category must reach. Source: B7 of the speed goals. */
const goal = 95;
const debuggingPort = 4691;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const paths = ['/', '/autonomous', '/templates', '/blog/ats-optimization-guide', '/es', '/ja'];

/** Visits of a page, of which the median counts: on a small machine the same page differs by ten points. */
const visits = 3;

/** One visit, as Lighthouse's phone with its slowed network and processor has it. */
async function visit(path: string) {
  const ask = () =>
    lighthouse(`http://localhost:${port}${path}`, {
      port: debuggingPort,
      onlyCategories: categories,
      logLevel: 'error',
    });
  let result = await ask();
  // Now and then the browser's recording has no beginning (NO_NAVSTART), which Lighthouse asks to be done again.
  if (result?.lhr.runtimeError) result = await ask();
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? `${path} was not measured`);
  return result.lhr;
}

/** The points of a page, in the order of `categories`; all visits are printed, and what costs points below the goal. */
async function measure(path: string): Promise<number[]> {
  const seen: Awaited<ReturnType<typeof visit>>[] = [];
  while (seen.length < visits) seen.push(await visit(path));
  return categories.map((category) => {
    const pointsOf = (lhr: (typeof seen)[number]) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const sorted = seen.toSorted((a, b) => pointsOf(a) - pointsOf(b));
    const middle = sorted[Math.floor(visits / 2)]!;
    const points = pointsOf(middle);
    const lost = middle.categories[category]!.auditRefs.filter(
      ({ id, weight }) => weight > 0 && (middle.audits[id]?.score ?? 1) < 0.9,
    );
    const why = lost.map(({ id }) => `${id} ${middle.audits[id]?.displayValue ?? ''}`).join(', ');
    if (category === 'performance' || points < goal)
      console.log(`${path} ${category}: ${sorted.map(pointsOf).join(', ')}${points < goal ? `; ${why}` : ''}`);
    return points;
  });
}

const stop = await setUp();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
});
try {
  const table: Record<string, Record<string, number>> = {};
  for (const path of process.argv.length > 2 ? process.argv.slice(2) : paths) {
    const points = await measure(path);
    table[path] = Object.fromEntries(categories.map((category, at) => [category, points[at]!]));
  }
  console.table(table);
  const low = Object.values(table)
    .flatMap((points) => Object.values(points))
    .filter((points) => points < goal);
  console.log(low.length === 0 ? `every category reaches ${goal}` : `${low.length} below ${goal}`);
  process.exitCode = low.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await stop();
}
