import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

export async function downloadFile(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return file;
}

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
