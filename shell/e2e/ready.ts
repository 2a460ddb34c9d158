import type { Page } from '@playwright/test';

/** Moves the pointer, so that a prerendered page loads its scripts, and waits until they respond. */
export async function waitUntilHydrated(page: Page, timeout?: number) {
  await page.dispatchEvent('html', 'pointermove');
  await page.locator('html[data-ready]').waitFor({ timeout });
}
