import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rateKinds } from '@shortlist/backend/platform/config/config';

export interface Server {
  url: string;
  /** Memory of the whole process, in MB. */
  memory(): number;
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, '../../backend/dist/main.js');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Nobody is counted: it is the work that is measured. */
export const unlimited: NodeJS.ProcessEnv = {
  ...Object.fromEntries(rateKinds.map((kind) => [`RATE_${kind.toUpperCase().replaceAll('-', '_')}`, '1000000'])),
  FREE_GENERATIONS: '1000000',
};

/** The built backend with an empty database of its own. */
export async function startServer(env: NodeJS.ProcessEnv = {}): Promise<Server> {
  if (!existsSync(main)) throw new Error('Build the backend first: npx nx build backend');
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-torture-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      SITE_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) break;
    if (tries > 240 || child.exitCode !== null) {
      child.kill();
      throw new Error('The backend did not start.');
    }
    await wait(250);
  }
  return {
    url,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    stop: async () => {
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
