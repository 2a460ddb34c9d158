import type { Page } from '@playwright/test';

/** Moves the pointer, so that a prerendered page loads its scripts, and waits until the page is hydrated. */
export async function waitUntilHydrated(page: Page, timeout?: number) {
  await page.dispatchEvent('html', 'pointermove');
  await page.locator('html[data-ready]').waitFor({ timeout });
}
