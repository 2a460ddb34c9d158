import { expect } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the text that `pattern` captures. The server writes emails to files in its data folder. */
export async function findEmailedLink(dataFolder: string, to: string, pattern: RegExp): Promise<string> {
  const folder = join(dataFolder, 'mail');
  let link: string | undefined;
  await expect(() => {
    const emails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    const texts = emails
      .filter((source) => source.includes(`To: ${to}`))
      .map((source) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
    link = texts.map((text) => pattern.exec(text)?.[1]).find(Boolean);
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link!;
}
