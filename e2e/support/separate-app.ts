import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { port, startApp } from './test-app';

/**
 * Starts a server with its own settings and an empty database for the tests of a file or a `describe` block. A worker
 * runs one file at a time, so all such servers have the same port.
 */
export function useSeparateApp(env: Record<string, string> = {}) {
  const appPort = String(port + 1);
  let dataFolder: string;
  let stopApp: () => Promise<void>;
  test.beforeAll(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'shortlist-separate-app-'));
    stopApp = await startApp({ PORT: appPort, DATA_DIR: dataFolder, ...env });
  });
  test.afterAll(async () => {
    await stopApp();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  return {
    baseUrl: `http://localhost:${appPort}`,
    /** Returns the decoded emails to an address. The server writes emails to files in its data folder. */
    readEmails: (to: string) => {
      const folder = join(dataFolder, 'mail');
      return readdirSync(folder)
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .filter((source) => source.includes(`To: ${to}`))
        .map((source) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
    },
  };
}

type SeparateApp = ReturnType<typeof useSeparateApp>;

/** Returns the text that `pattern` captures. */
export async function findEmailedLink({ readEmails }: SeparateApp, to: string, pattern: RegExp): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    link = readEmails(to)
      .map((text) => pattern.exec(text)?.[1])
      .find(Boolean);
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link!;
}
