import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { createSeedData } from '../support/seed-data';
import { siteFolder } from '../support/test-app';
import { waitUntilHydrated } from '../support/actions/page';
import { openScenario } from '../support/scenarios/scenario';
import { scenarioGroups } from '../support/scenarios/scenario-groups';
import { takeScreenshots, widths } from './screenshots';
import { galleryScenarioGroups } from './gallery-scenarios';

const { pages } = JSON.parse(readFileSync(join(siteFolder, 'pages.json'), 'utf8')) as { pages: { path: string }[] };
// German and Japanese differ most in layout. Articles exist only in English.
const publicPaths = pages
  .map(({ path }) => path)
  .filter((path) => !/^\/(es|fr|ko)(\/|$)|^\/(de|ja)\/blog\//.test(path));

let seed: Awaited<ReturnType<typeof createSeedData>>;
test.beforeAll(async ({ browser }) => {
  seed = await createSeedData(browser);
});

/** Scrolls through the page and back, so that lazy content loads. */
async function scrollThroughPage(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    window.scrollTo(0, 0);
  });
  // The browser sometimes never reports the end of a request.
  await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(10_000)]);
}

test.use({ reducedMotion: 'reduce' });

for (const width of widths) {
  const viewport = { width, height: width === 360 ? 740 : 900 };
  for (const { name: area, actor, scenarios } of [...scenarioGroups, ...galleryScenarioGroups]) {
    for (const scenario of scenarios.filter((candidate) => (candidate.onlyWidth ?? width) === width)) {
      test(`${area}: ${scenario.name}, ${width}`, async ({ browser }) => {
        const context = await browser.newContext({
          storageState: seed.storageStates[actor],
          viewport,
          colorScheme: 'light',
        });
        const page = await context.newPage();
        await openScenario(page, scenario, seed.ids);
        // Some elements appear with a delay, to avoid flicker on fast responses.
        if (scenario.isPending) await page.waitForTimeout(1_000);
        await takeScreenshots(page, area, scenario.name, width);
        await context.close();
      });
    }
  }
  for (const path of publicPaths) {
    test(`${path}, ${width}`, async ({ page }) => {
      const language = /^\/(de|ja)(?=\/|$)/.exec(path)?.[1];
      await page.setViewportSize(viewport);
      await page.goto(path);
      await waitUntilHydrated(page);
      await scrollThroughPage(page);
      const name = path
        .replace(/^\/(de|ja)(?=\/|$)/, '')
        .replace(/^\/?$/, 'home')
        .replace(/^\//, '');
      await takeScreenshots(page, language ? `public pages, ${language}` : 'public pages', name, width);
    });
  }
}
