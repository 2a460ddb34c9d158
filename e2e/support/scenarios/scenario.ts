import { expect, type Page } from '@playwright/test';
import { waitUntilHydrated } from '../actions/page';
import type { Actor, SeedIds } from '../seed-data';

export interface Scenario {
  name: string;
  /** A placeholder such as `:resume` stands for an id in `SeedIds`. */
  path: string;
  setup?: (page: Page) => Promise<unknown>;
  action?: (page: Page, seedIds: SeedIds) => Promise<unknown>;
  /** True if the screen may keep loading. Tests then don't wait for a visible heading or an idle network. */
  isPending?: boolean;
  /** In CSS pixels. Set if the state exists only at this width. */
  onlyWidth?: number;
}

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
  // The page of the local payment server has no `#root`.
  if ((await page.locator('#root').count()) > 0) await waitUntilHydrated(page);
  // A loading screen may hide its heading.
  if (isPending) await expect(page.locator('main h1')).toBeAttached();
  else await expect(page.locator('h1')).toBeVisible();
  // The browser sometimes never reports the end of a request.
  if (!isPending) await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(10_000)]);
  await action?.(page, seedIds);
}
