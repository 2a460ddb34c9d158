import { expect, test, type Page } from '@playwright/test';
import { isNightly } from '@shortlist/backend/harness/scope';
import { objections } from './axe';
import { makeEverything } from './everything';
import { areas, show } from './states';

// These tests change nothing and take longest, so free workers share them.
test.describe.configure({ mode: 'parallel' });

const softly = expect.configure({ soft: true });

let everything: Awaited<ReturnType<typeof makeEverything>>;
test.beforeAll(async ({ browser }) => {
  everything = await makeEverything(browser);
});

/** Polls, because some layouts measure themselves. */
async function expectNothingSideways(page: Page, what: string, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await softly.poll(over, `${what}, ${width} wide`).toBe(0);
  }
}

// Layout depends on the width and colors on the mode, so two looks cover both widths and both modes.
const looks = [
  { width: 1280, colorScheme: 'light', widths: [768, 1280] },
  { width: 360, colorScheme: 'dark', widths: [320, 360] },
] as const;
/** One of each kind: forms, results, dialogs, lists, tables, and messages. */
const sample = new Set([
  'What is missing',
  'Result',
  'Content, all sections open',
  'Score, narrow',
  'Export',
  'AI Optimize',
  'Changed somewhere else',
  'What was read',
  'Text',
  'Dashboard, bin open',
  'Plans',
  'An unknown payment',
  'Asking for a refund',
  'An answer',
  'Sign in',
  'AI Staff, a task',
  'AI Reports',
  'Cost Protection',
]);
const looked = isNightly
  ? areas
  : areas.map((area) => ({ ...area, states: area.states.filter(({ name }) => sample.has(name)) }));

test('every area has a screen in the sample', () => {
  expect(areas.filter(({ states }) => !states.some(({ name }) => sample.has(name))).map(({ name }) => name)).toEqual(
    [],
  );
});

for (const { name: area, who, states } of looked) {
  test(`${area}: no axe violations and no horizontal scrolling`, async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ storageState: everything.browsers[who], reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const state of states) {
      await page.setViewportSize({ width: state.width ?? 1280, height: 800 });
      await show(page, state, everything.made);
      for (const { width, colorScheme, widths } of looks.filter((look) => (state.width ?? look.width) === look.width)) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect.soft([state.name, width, ...(await objections(page))]).toEqual([state.name, width]);
        await expectNothingSideways(page, state.name, [...widths]);
      }
    }
    await context.close();
  });
}

for (const { name: area, who, states } of looked) {
  for (const language of isNightly ? ['de', 'ja'] : ['ja']) {
    test(`${area}: no horizontal scrolling in ${language}`, async ({ browser }) => {
      const context = await browser.newContext({ storageState: everything.browsers[who] });
      const page = await context.newPage();
      for (const path of new Set(states.map((state) => state.path))) {
        await show(page, { name: path, path }, everything.made, `/${language}`);
        await expectNothingSideways(page, path, [320, 360, 768, 1280]);
      }
      await context.close();
    });
  }
}
