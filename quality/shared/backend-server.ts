import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rateLimitKinds } from '@shortlist/backend/platform/config/config';
import { startBackend } from '@shortlist/testing/start-backend';

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
  const { port, child, exit, stop } = await startBackend(backendPath, {
    env: { LOG_LEVEL: 'error', ...env },
    nodeArguments: ['--expose-gc', '--import', memoryProbePath],
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  return {
    url: `http://127.0.0.1:${port}`,
    getResidentMemoryMb: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    measureRetainedMemory: async () => {
      if (child.connected) child.send('');
      const usage = await Promise.race([
        exit.then(() => undefined),
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
    stop,
    kill: () => stop('SIGKILL'),
  };
}
