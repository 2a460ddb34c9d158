import { expect } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of a link that `pattern` names, in a mail to an address: mails are files in the product's data folder. */
export async function mailedLink(dataFolder: string, to: string, pattern: RegExp): Promise<string> {
  const folder = join(dataFolder, 'mail');
  let link: string | undefined;
  await expect(() => {
    const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    const texts = mails
      .filter((source) => source.includes(`To: ${to}`))
      .map((source) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
    link = texts.map((text) => pattern.exec(text)?.[1]).find(Boolean);
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link!;
}
