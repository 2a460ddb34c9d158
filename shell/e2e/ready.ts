import type { Page } from '@playwright/test';

/** Uses a prerendered page, as a hand on the mouse does, and waits until its scripts answer. */
export async function ready(page: Page, timeout?: number) {
  await page.dispatchEvent('html', 'pointermove');
  await page.locator('html[data-ready]').waitFor({ timeout });
}
