import { expect, type Page } from '@playwright/test';
import { waitUntilHydrated } from '../actions/page';
import type { Actor, SeedIds } from '../seed-data';

export interface Scenario {
  name: string;
  /** `:resume` is replaced by the seed data's id of that name, see `SeedIds`. */
  path: string;
  /** Runs before navigation, for example to make requests fail or hang. */
  setup?: (page: Page) => Promise<unknown>;
  action?: (page: Page, seedIds: SeedIds) => Promise<unknown>;
  /** True if the screen may still be loading. Then, no visible heading or idle network is awaited. */
  isPending?: boolean;
  /** The only width at which the state exists, in CSS pixels. */
  onlyWidth?: number;
}

/** Screens that the same user visits one after another. */
export interface ScenarioGroup {
  name: string;
  actor: Actor;
  scenarios: Scenario[];
}

export async function openScenario(
  page: Page,
  { path, setup, action, isPending }: Scenario,
  seedIds: SeedIds,
  prefix = '',
) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await setup?.(page);
  await page.goto(prefix + path.replace(/:(\w+)/g, (_, name) => seedIds[name as keyof SeedIds]));
  // The local payment server's page has no `#root`. A loading screen has a heading, possibly hidden, which replaces the
  // shell's skeleton.
  if ((await page.locator('#root').count()) > 0) await waitUntilHydrated(page);
  if (isPending) await expect(page.locator('main h1')).toBeAttached();
  else await expect(page.locator('h1')).toBeVisible();
  // Limited, because the browser sometimes never reports the end of a request.
  if (!isPending) await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(10_000)]);
  await action?.(page, seedIds);
}
