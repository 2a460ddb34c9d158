import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the pointer, because a prerendered page loads its scripts only on interaction. */
export async function waitUntilHydrated(page: Page, timeout?: number) {
  await page.dispatchEvent('html', 'pointermove');
  await page.locator('html[data-ready]').waitFor({ timeout });
}

export const clickButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await clickButton(name)(page);
  await expect(page.getByRole('dialog')).toBeVisible();
};

export const expectText = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();

export const getToast = (page: Page, title: string): Locator =>
  page.locator('[role=status], [role=alert]').filter({ hasText: title }).first();

/** Waits for a toast and keeps the toast open by focusing its button. */
export const expectToast = (title: string | RegExp) => async (page: Page) => {
  await expectText(title)(page);
  await page.locator('.toast-place').getByRole('button').last().focus();
};
