import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBackend } from '@shortlist/testing/start-backend';

/** This code runs from the bundle in quality/bench/dist. */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const runNode = (...args: string[]) =>
  execFileSync('node', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

export const servingModes = ['as deployed', 'without prerendered pages', 'single app without federation'] as const;
export type ServingMode = (typeof servingModes)[number];

export interface ServedProduct {
  url: string;
  stop: () => Promise<void>;
}

/** Serves the built front ends as `npm start` does. Requires `npm run build`. */
export async function serveProduct(mode: ServingMode): Promise<ServedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const site = join(folder, 'site');
  runNode('scripts/assemble-site.mjs', '--to', site, ...(mode === 'as deployed' ? [] : ['--without-pages']));
  if (mode === 'single app without federation') runNode('quality/bench/competitors/single-app/build.mjs', site);
  const { port, stop } = await startBackend(join(root, 'backend/dist/main.js'), {
    env: { SITE_DIR: site },
    stdio: 'ignore',
    folder,
  });
  return { url: `http://localhost:${port}`, stop };
}
