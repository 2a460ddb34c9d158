import { expect, type Page } from '@playwright/test';
import { waitUntilHydrated } from '../actions/page';
import type { Actor, SeedIds } from '../seed-data';

export interface Scenario {
  name: string;
  /** The address; `:resume` stands for an id of the seed data, see `SeedIds`. */
  path: string;
  /** Runs before navigation, for instance to make requests fail or hang. */
  setup?: (page: Page) => Promise<unknown>;
  action?: (page: Page, seedIds: SeedIds) => Promise<unknown>;
  /** True if the screen may still be loading: does not wait for a visible heading and an idle network. */
  isPending?: boolean;
  /** The only width in CSS px at which the state exists. */
  onlyWidth?: number;
}

/** Screens that one user visits one after another. */
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
  // The page of the local payment server has no `#root`. A screen that is loading has a heading, which may be
  // hidden; until it renders, there is only the shell's skeleton.
  if ((await page.locator('#root').count()) > 0) await waitUntilHydrated(page);
  if (isPending) await expect(page.locator('main h1')).toBeAttached();
  else await expect(page.locator('h1')).toBeVisible();
  // The browser sometimes never reports the end of a request, so this wait is limited.
  if (!isPending) await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(10_000)]);
  await action?.(page, seedIds);
}
