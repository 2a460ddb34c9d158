import { expect, test, type Page } from '@playwright/test';
import { isNightly } from '@shortlist/testing/scope';
import { getAxeViolations } from '../support/axe-violations';
import { createSeedData } from '../support/seed-data';
import { openScenario } from '../support/scenarios/scenario';
import { scenarioGroups } from '../support/scenarios/scenario-groups';

// These tests change no data and take long, so they run in parallel on all free workers.
test.describe.configure({ mode: 'parallel' });

const softExpect = expect.configure({ soft: true });

let seed: Awaited<ReturnType<typeof createSeedData>>;
test.beforeAll(async ({ browser }) => {
  seed = await createSeedData(browser);
});

/** Polls, because some layouts adapt to their measured size with a delay. */
async function expectNoHorizontalScroll(page: Page, name: string, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const getOverflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await softExpect.poll(getOverflow, `${name}, ${width} wide`).toBe(0);
  }
}

// Layout depends only on the width and colors only on the mode, so two renderings cover both.
const renderings = [
  { width: 1280, colorScheme: 'light', widths: [768, 1280] },
  { width: 360, colorScheme: 'dark', widths: [320, 360] },
] as const;
const sampleNames = new Set([
  'Missing fields',
  'Result',
  'Content, all sections open',
  'Score, narrow',
  'Export',
  'AI Optimize',
  'Edit conflict',
  'Import result',
  'Text',
  'Dashboard, trash open',
  'Plans',
  'An unknown payment',
  'Asking for a refund',
  'An answer',
  'Sign in',
  'AI Staff, a task',
  'AI Reports',
  'Cost Protection',
]);
const sampledGroups = isNightly
  ? scenarioGroups
  : scenarioGroups.map((group) => ({
      ...group,
      scenarios: group.scenarios.filter(({ name }) => sampleNames.has(name)),
    }));

test('the sample contains a screen of every area', () => {
  expect(
    scenarioGroups
      .filter(({ scenarios }) => !scenarios.some(({ name }) => sampleNames.has(name)))
      .map(({ name }) => name),
  ).toEqual([]);
});

for (const { name: area, actor, scenarios } of sampledGroups) {
  test(`${area}: no axe violations and no horizontal scrolling`, async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ storageState: seed.storageStates[actor], reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const scenario of scenarios) {
      await page.setViewportSize({ width: scenario.onlyWidth ?? 1280, height: 800 });
      await openScenario(page, scenario, seed.ids);
      for (const { width, colorScheme, widths } of renderings.filter(
        (rendering) => (scenario.onlyWidth ?? rendering.width) === rendering.width,
      )) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect.soft([scenario.name, width, ...(await getAxeViolations(page))]).toEqual([scenario.name, width]);
        await expectNoHorizontalScroll(page, scenario.name, [...widths]);
      }
    }
    await context.close();
  });
}

for (const { name: area, actor, scenarios } of sampledGroups) {
  for (const language of isNightly ? ['de', 'ja'] : ['ja']) {
    test(`${area}: no horizontal scrolling in ${language}`, async ({ browser }) => {
      const context = await browser.newContext({ storageState: seed.storageStates[actor] });
      const page = await context.newPage();
      for (const path of new Set(scenarios.map((scenario) => scenario.path))) {
        await openScenario(page, { name: path, path }, seed.ids, `/${language}`);
        await expectNoHorizontalScroll(page, path, [320, 360, 768, 1280]);
      }
      await context.close();
    });
  }
}
