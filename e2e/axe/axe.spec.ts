import { expect, test } from '@playwright/test';
import { createSeedData, type Actor } from '../support/seed-data';
import { openScenario, type Scenario } from '../support/scenarios/scenario';
import { scenarioGroups } from '../support/scenarios/scenario-groups';
import { galleryScenarioGroups } from '../gallery/gallery-scenarios';
import { addCountAnnotation, expectNoViolations } from './expect-no-violations';
import { mounts, routesByMount } from './routes';

let seed: Awaited<ReturnType<typeof createSeedData>>;
test.beforeAll(async ({ browser }) => {
  seed = await createSeedData(browser);
});

function testScreen(kind: 'page' | 'state', group: string, actor: Actor, scenario: Scenario, prefix = '') {
  test(`${group}: ${scenario.name}`, async ({ browser }) => {
    const context = await browser.newContext({
      storageState: seed.storageStates[actor],
      viewport: { width: scenario.onlyWidth ?? 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await openScenario(page, scenario, seed.ids, prefix);
    // Some elements appear with a delay, to avoid flicker on fast responses.
    if (scenario.isPending) await page.waitForTimeout(1_000);
    addCountAnnotation(kind);
    await expectNoViolations(page, scenario.name, scenario);
    await context.close();
  });
}

test('the tested routes are exactly the paths that the shell and the remotes mount', () => {
  expect(Object.keys(routesByMount).sort()).toEqual([...mounts].sort());
});

const notFound = { path: '/nothing-here', actor: 'guest' } as const;
for (const prefix of ['', '/ja'])
  for (const { path, actor } of [...Object.values(routesByMount), notFound])
    testScreen('page', 'page', actor, { name: prefix + path, path }, prefix);

for (const { name, actor, scenarios } of [...scenarioGroups, ...galleryScenarioGroups])
  for (const scenario of scenarios) testScreen('state', name, actor, scenario);
