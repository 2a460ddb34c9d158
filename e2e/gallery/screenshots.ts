import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

export const galleryFolder = fileURLToPath(new URL('../../gallery/', import.meta.url));

export const widths = [360, 768, 1280];
export const modes = ['light', 'dark'] as const;

export interface Screenshot {
  group: string;
  name: string;
  width: number;
  mode: (typeof modes)[number];
}

const createSlug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Returns a path in the gallery folder, such as `letters/job-details.360.dark.png`. */
export const getScreenshotFile = ({ group, name, width, mode }: Screenshot) =>
  `${createSlug(group)}/${createSlug(name)}.${width}.${mode}.png`;

export function listScreenshots() {
  return readdirSync(galleryFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .sort()
    .map((file) => {
      const [group = '', fileName = ''] = file.split(/[\\/]/);
      const [name = '', width = '', mode = ''] = fileName.split('.');
      return { file: `${group}/${fileName}`, group, name, width, mode };
    });
}

const getScreenshotPath = (screenshot: Screenshot) => join(galleryFolder, getScreenshotFile(screenshot));

/** Captures the whole page in both modes. While a dialog is open, captures only the window. */
export async function takeScreenshots(page: Page, group: string, name: string, width: number) {
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  for (const mode of modes) {
    await page.emulateMedia({ colorScheme: mode });
    await page.screenshot({ path: getScreenshotPath({ group, name, width, mode }), fullPage, animations: 'disabled' });
  }
}
