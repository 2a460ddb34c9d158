import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '@shortlist/scripts/process';
import { ensureBrowser } from '@shortlist/scripts/setup';
import { startBackend } from '@shortlist/testing/start-backend';
import type { Store } from '../stores/store';
import { findRegistryEntry, isRemoteName, type Registry } from '../versions/registry';
import { findScreenProblems } from './find-screen-problems';
import { startPreviewServer, type Preview } from './preview-server';

/** Returns all screens of the named remotes. For the shell or the backend, returns one screen of each area. */
function listPathsToVerify(names: string[], registry: Registry): string[] {
  const listMounts = (name: string) => {
    const entry = findRegistryEntry(registry, name);
    return entry && 'mounts' in entry ? entry.mounts.filter((mount) => !mount.includes(':')) : [];
  };
  const firstMounts = registry.remotes.flatMap(({ mounts }) => mounts.slice(0, 1));
  return [...new Set(names.flatMap((name) => [...listMounts(name), ...(isRemoteName(name) ? [] : firstMounts)]))];
}

interface Verification extends Omit<Preview, 'api'> {
  names: string[];
  /** URL of a backend. By default, starts the backend of this checkout. */
  api?: string;
}

/**
 * Visits the screens as they will be after activation. Returns the number of screens, or throws an error that lists all
 * problems.
 */
export async function verifyInBrowser(store: Store, { names, registry, site, api }: Verification): Promise<number> {
  const ownBackend = api ? undefined : await startBuiltBackend();
  try {
    return await visitScreens(store, names, { registry, site, api: api ?? `http://localhost:${ownBackend!.port}` });
  } finally {
    await ownBackend?.stop();
  }
}

const startBuiltBackend = () =>
  startBackend(join(root, 'backend/dist/main.js'), {
    env: { LOG_LEVEL: 'error' },
    nodeArguments: ['--enable-source-maps'],
  });

async function visitScreens(store: Store, names: string[], preview: Preview): Promise<number> {
  const server = await startPreviewServer(store, preview);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args }).catch((error: unknown) => {
    server.stop();
    throw error;
  });
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    const paths = listPathsToVerify(names, preview.registry);
    const problems: string[] = [];
    // Keeps errors out of the log of a real backend. The console shows them, too.
    await page.route('**/api/log-error', (route) => route.fulfill({ status: 204 }));
    for (const path of paths) problems.push(...(await findScreenProblems(page, path, server.url)));
    if (problems.length > 0)
      throw new Error(`nothing was activated:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    return paths.length;
  } finally {
    await browser.close();
    server.stop();
  }
}
