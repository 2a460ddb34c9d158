import { expect, test, type Page } from '@playwright/test';
import { objections } from '../e2e/axe';
import { makeEverything, type Who } from '../e2e/everything';
import { areas, show, type State } from '../e2e/states';
import { moreAreas } from '../gallery/states';
import { mounts, routes } from './routes';

const widths = [1280, 360];
const modes = ['light', 'dark'] as const;

let everything: Awaited<ReturnType<typeof makeEverything>>;
test.beforeAll(async ({ browser }) => {
  everything = await makeEverything(browser);
});

const note = (type: string, count = 1) => test.info().annotations.push({ type, description: String(count) });

/** Checks both modes and both widths, or only `ownWidth` for a state that exists at one width. */
async function expectNoObjections(page: Page, name: string, ownWidth?: number) {
  for (const width of ownWidth ? [ownWidth] : widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of modes) {
      await page.emulateMedia({ colorScheme });
      const found = await objections(page);
      note('look');
      note('violation', found.length);
      expect.soft([name, width, colorScheme, ...found]).toEqual([name, width, colorScheme]);
    }
  }
}

function lookAt(kind: 'page' | 'state', group: string, who: Who, state: State, prefix = '') {
  test(`${group}: ${state.name}`, async ({ browser }) => {
    const context = await browser.newContext({
      storageState: everything.browsers[who],
      viewport: { width: state.width ?? 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await show(page, state, everything.made, prefix);
    // Elements that render with a delay, so that fast responses do not flicker, are visible by now.
    if (state.waits) await page.waitForTimeout(1_000);
    note(kind);
    await expectNoObjections(page, state.name, state.width);
    await context.close();
  });
}

test('the table lists exactly the paths that the shell and the areas mount', () => {
  expect(Object.keys(routes).sort()).toEqual([...mounts].sort());
});

const notFound = { path: '/nothing-here', who: 'visitor' } as const;
for (const prefix of ['', '/ja'])
  for (const { path, who } of [...Object.values(routes), notFound])
    lookAt('page', 'page', who, { name: prefix + path, path }, prefix);

for (const { name, who, states } of [...areas, ...moreAreas])
  for (const state of states) lookAt('state', name, who, state);
