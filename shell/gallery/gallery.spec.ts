import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { makeEverything } from '../e2e/everything';
import { siteFolder } from '../e2e/product';
import { ready } from '../e2e/ready';
import { areas, show } from '../e2e/states';
import { modes, pathOf, widths } from './pictures';
import { moreAreas } from './states';

const { pages } = JSON.parse(readFileSync(join(siteFolder, 'pages.json'), 'utf8')) as { pages: { path: string }[] };
// The languages that differ most; articles are in English only.
const publicPaths = pages
  .map(({ path }) => path)
  .filter((path) => !/^\/(es|fr|ko)(\/|$)|^\/(de|ja)\/blog\//.test(path));

let everything: Awaited<ReturnType<typeof makeEverything>>;
test.beforeAll(async ({ browser }) => {
  everything = await makeEverything(browser);
});

/** Takes a screenshot in both modes: of the whole page, or of the window while a dialog is open. */
async function take(page: Page, group: string, name: string, width: number) {
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  for (const mode of modes) {
    await page.emulateMedia({ colorScheme: mode });
    await page.screenshot({ path: pathOf({ group, name, width, mode }), fullPage, animations: 'disabled' });
  }
}

/** Scrolls through the page and back, so that lazy content loads. */
async function comeBy(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resume) => setTimeout(resume, 150));
    }
    window.scrollTo(0, 0);
  });
  // The browser sometimes never reports the end of a request, so this wait is limited.
  await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(10_000)]);
}

test.use({ reducedMotion: 'reduce' });

for (const width of widths) {
  const viewport = { width, height: width === 360 ? 740 : 900 };
  for (const { name: area, who, states } of [...areas, ...moreAreas]) {
    for (const state of states.filter((one) => (one.width ?? width) === width)) {
      test(`${area}: ${state.name}, ${width}`, async ({ browser }) => {
        const context = await browser.newContext({
          storageState: everything.browsers[who],
          viewport,
          colorScheme: 'light',
        });
        const page = await context.newPage();
        await show(page, state, everything.made);
        // Elements that render with a delay, so that fast responses do not flicker, are visible by now.
        if (state.waits) await page.waitForTimeout(1_000);
        await take(page, area, state.name, width);
        await context.close();
      });
    }
  }
  for (const path of publicPaths) {
    test(`${path}, ${width}`, async ({ page }) => {
      const language = /^\/(de|ja)(?=\/|$)/.exec(path)?.[1];
      await page.setViewportSize(viewport);
      await page.goto(path);
      await ready(page);
      await comeBy(page);
      const name = path
        .replace(/^\/(de|ja)(?=\/|$)/, '')
        .replace(/^\/?$/, 'home')
        .replace(/^\//, '');
      await take(page, language ? `public pages, ${language}` : 'public pages', name, width);
    });
  }
}
