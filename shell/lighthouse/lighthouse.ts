import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import setUp, { chromiumArguments, port } from '../e2e/product';

/** What each category must reach. Source: B7 of the speed goals. */
const goal = 95;
const debuggingPort = 4691;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const paths = ['/', '/autonomous', '/templates', '/blog/ats-optimization-guide', '/es', '/ja'];

/** The points of a page, as Lighthouse's phone with its slowed network and processor finds it; what costs some is said. */
async function measure(path: string): Promise<number[]> {
  const visit = () =>
    lighthouse(`http://localhost:${port}${path}`, {
      port: debuggingPort,
      onlyCategories: categories,
      logLevel: 'error',
    });
  let result = await visit();
  // Now and then the browser's recording has no beginning (NO_NAVSTART), which Lighthouse asks to be done again.
  if (result?.lhr.runtimeError) result = await visit();
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? `${path} was not measured`);
  const { lhr } = result;
  return categories.map((category) => {
    const { score, auditRefs } = lhr.categories[category]!;
    const points = Math.round((score ?? 0) * 100);
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9);
    if (points < goal)
      console.log(
        `${path} ${category}: ${lost.map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`).join(', ')}`,
      );
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
