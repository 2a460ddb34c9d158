import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { getToast } from './page';

/** The name is new even if the test is retried on the same server. */
export const createUniqueName = (stem: string) => `${stem}-${randomUUID().slice(0, 8)}`;

export async function registerInDialog(page: Page, stem: string) {
  const username = createUniqueName(stem);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Create Account' }).click();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(`${username}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill('calm desk real paper');
  await dialog.getByLabel('Confirm password').fill('calm desk real paper');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(getToast(page, 'Account created!')).toBeVisible();
  return username;
}
