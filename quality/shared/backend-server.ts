import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rateLimitKinds } from '@shortlist/backend/platform/config/config';
import { findFreePort } from '@shortlist/testing/free-port';

/** Memory that a process retains after garbage collection, in MB. */
export interface RetainedMemory {
  /** JavaScript heap. Only growth of this value indicates a leak. */
  heap: number;
  /** Memory of the embedded database, which grows with the workload and never shrinks. */
  database: number;
  /** Whole process, including worker threads and memory not yet returned to the system. */
  process: number;
}

export interface BackendServer {
  url: string;
  /** Includes about 300 MB of garbage from startup, so the value may drop during a short run. */
  getResidentMemoryMb(): number;
  /** Returns NaN values if the process has exited. */
  measureRetainedMemory(): Promise<RetainedMemory>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

const memoryProbePath = join(import.meta.dirname, 'memory-probe.mjs');
const backendPath = join(import.meta.dirname, '../../backend/dist/main.js');

/** Disables rate limits, the free quota and storage limits. */
export const unlimitedEnv: NodeJS.ProcessEnv = {
  ...Object.fromEntries(rateLimitKinds.map((kind) => [`RATE_${kind.toUpperCase().replaceAll('-', '_')}`, '1000000'])),
  FREE_GENERATIONS: '1000000',
  GUEST_NETWORK_MB: '1000000',
  FILES_MB: '1000000',
  FILES_NETWORK_MB: '1000000',
  NETWORK_CALLS: '1000000',
  NETWORK_CONCURRENT_CALLS: '1000000',
};

export async function startBackendServer(env: NodeJS.ProcessEnv = {}, { quiet = false } = {}): Promise<BackendServer> {
  if (!existsSync(backendPath)) throw new Error('The backend is not built: run npx nx build backend');
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-stress-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--expose-gc', '--import', memoryProbePath, backendPath], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      SITE_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let attempts = 0; ; attempts++) {
    const response = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (response?.ok) break;
    if (attempts > 240 || child.exitCode !== null) {
      child.kill();
      throw new Error('The backend did not start');
    }
    await wait(250);
  }
  const stopWithSignal = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url,
    getResidentMemoryMb: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    measureRetainedMemory: async () => {
      if (child.connected) child.send('');
      const usage = await Promise.race([
        exit,
        once(child, 'message').then(([message]) => message as NodeJS.MemoryUsage),
      ]);
      const toMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
      if (!usage) return { heap: NaN, database: NaN, process: NaN };
      return {
        heap: toMegabytes(usage.heapUsed),
        database: toMegabytes(usage.external - usage.arrayBuffers),
        process: toMegabytes(usage.rss),
      };
    },
    stop: () => stopWithSignal('SIGTERM'),
    kill: () => stopWithSignal('SIGKILL'),
  };
}
