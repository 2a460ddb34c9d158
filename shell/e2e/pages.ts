import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';

/** Fills the generator's form and presses Generate. */
export async function generate(page: Page, title: string, industry: string) {
  await page.getByLabel('Target job title').fill(title);
  await page.getByLabel('Industry').selectOption(industry);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
}

export const resultHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your resume and letter' });

export async function expectResult(page: Page) {
  await expect(resultHeading(page)).toBeVisible({ timeout: 45_000 });
}

/** A visible toast by its title. */
export const toast = (page: Page, title: string): Locator =>
  page.locator('[role=status], [role=alert]').filter({ hasText: title }).first();

/** The text of a downloaded PDF, page after page, as a reader of the file gets it. */
export async function textOf(download: Download) {
  const bytes = await buffer(createReadStream(await download.path()));
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

/** Presses a button that downloads a file, and answers the file. */
export async function download(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return file;
}
