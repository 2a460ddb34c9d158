import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';

export async function submitGeneratorForm(page: Page, title: string, industry: string) {
  await page.getByLabel('Target job title').fill(title);
  await page.getByLabel('Industry').selectOption(industry);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
}

export const getResultHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Your resume and cover letter' });

export async function expectResult(page: Page) {
  await expect(getResultHeading(page)).toBeVisible({ timeout: 45_000 });
}

/** Returns a name that is unused even if a test is retried on the same server. */
export const createUniqueName = (stem: string) => `${stem}-${randomUUID().slice(0, 8)}`;

/** Creates an account through the sign-in dialog and returns its username. Its email address is at example.com. */
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

export const getToast = (page: Page, title: string): Locator =>
  page.locator('[role=status], [role=alert]').filter({ hasText: title }).first();

export async function readPdfText(download: Download) {
  const bytes = await buffer(createReadStream(await download.path()));
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

export async function readWordText(file: Download) {
  const entries = unzipSync(await buffer(createReadStream(await file.path())));
  const xml = strFromU8(entries['word/document.xml']!);
  return xml.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');
}

export async function downloadFile(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return file;
}
