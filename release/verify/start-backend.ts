import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@shortlist/scripts/setup';

export interface RunningServer {
  url: string;
  stop: () => void | Promise<void>;
}

export async function startBackend(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-verify-'));
  const server = spawn('node', ['--enable-source-maps', join(root, 'backend', 'dist', 'main.js')], {
    // The folder has no .env file, so the server does not contact real services.
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder, 'data'), SITE_DIR: folder, LOG_LEVEL: 'error' },
  });
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const [url] = /http:\/\/localhost:\d+/.exec(line.includes('is ready on') ? line : '') ?? [];
    if (!url) continue;
    server.stdout.resume();
    return { url, stop };
  }
  await stop();
  throw new Error('the backend did not start');
}
