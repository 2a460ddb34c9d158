import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@shortlist/testing/free-port';

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
  const port = await findFreePort();
  const server = spawn('node', [join(root, 'backend/dist/main.js')], {
    // The folder has no .env file, so the server does not contact real services.
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(folder, 'data'), SITE_DIR: site },
  });
  const address = `http://localhost:${port}`;
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempts = 0; attempts < 1_200 && server.exitCode === null; attempts++) {
    if ((await fetch(`${address}/api/health/ready`).catch(() => undefined))?.ok) return { url: address, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error('The product did not start');
}
