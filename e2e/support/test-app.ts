import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';

const repoRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Tests change the site's files, so each worker has its own server and site. */
const currentWorker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
/**
 * Returns the first of 20 ports of a worker. The gallery and the measurements set another base, so that they can run at
 * the same time as the tests.
 */
const getPort = (worker: number) => Number(process.env.SHORTLIST_E2E_PORT ?? 4390) + 20 * worker;
const runFolder = join(
  tmpdir(),
  `shortlist-e2e-${process.env.SHORTLIST_E2E ?? (process.env.SHORTLIST_E2E = String(process.pid))}`,
);
/** An empty database. Each server starts with a copy, because creating a database is slow. */
const databaseTemplate = join(runFolder, 'database');
const getSiteFolder = (worker: number) => join(runFolder, `site-${worker}`);

export const port = getPort(currentWorker);
export const siteFolder = getSiteFolder(currentWorker);
export const adminCredentials = { email: 'admin@example.com', password: 'correct horse battery' };
export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the built product with a new database. Returns a function that stops the product. */
export async function startApp(env: Record<string, string> = {}) {
  const dataFolder = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'shortlist-data-'));
  const database = join(dataFolder, 'database');
  if (existsSync(databaseTemplate) && !existsSync(database)) cpSync(databaseTemplate, database, { recursive: true });
  const server = spawn('node', ['--enable-source-maps', join(repoRoot, 'backend/dist/main.js')], {
    // The folder has no .env file, so the server does not contact real services.
    cwd: dataFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataFolder,
      SITE_DIR: siteFolder,
      ADMIN_EMAIL: adminCredentials.email,
      ADMIN_PASSWORD: adminCredentials.password,
      ...env,
    },
  });
  await waitUntilReady(server, env.PORT ?? String(port));
  return async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    if (!env.DATA_DIR) rmSync(dataFolder, { recursive: true, force: true });
  };
}

async function waitUntilReady(server: ChildProcess, serverPort: string) {
  server.stdout?.resume();
  // A busy machine may need a minute to create an embedded database.
  for (const deadline = Date.now() + 180_000; Date.now() < deadline;) {
    if (server.exitCode !== null) throw new Error(`The server exited with code ${server.exitCode} before it was ready`);
    const response = await fetch(`http://localhost:${serverPort}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server was not ready within three minutes');
}

/** Playwright's global setup. Assembles a site and starts a server for each worker. */
export default async function globalSetup({ workers }: Pick<FullConfig, 'workers'>) {
  const assemble = spawn('node', ['scripts/assemble-site.mjs', '--to', getSiteFolder(0)], {
    cwd: repoRoot,
    stdio: 'inherit',
  });
  const [code] = (await once(assemble, 'exit')) as [number];
  if (code !== 0) throw new Error(`The site could not be assembled: exit code ${code}`);
  const setupFolder = join(runFolder, 'first');
  mkdirSync(setupFolder);
  const stop = await startApp({ DATA_DIR: setupFolder, SITE_DIR: getSiteFolder(0) });
  await stop();
  renameSync(join(setupFolder, 'database'), databaseTemplate);
  const stopFunctions: (() => Promise<void>)[] = [];
  for (let worker = 0; worker < workers; worker++) {
    if (worker > 0) cpSync(getSiteFolder(0), getSiteFolder(worker), { recursive: true, preserveTimestamps: true });
    stopFunctions.push(await startApp({ PORT: String(getPort(worker)), SITE_DIR: getSiteFolder(worker) }));
  }
  return async () => {
    for (const stop of stopFunctions) await stop();
    rmSync(runFolder, { recursive: true, force: true });
  };
}
