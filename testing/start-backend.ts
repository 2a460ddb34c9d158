import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './free-port';

export interface StartedBackend {
  port: number;
  child: ChildProcess;
  exit: Promise<unknown>;
  /** Also deletes the folder. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

interface Options {
  /** Settings. The process inherits only PATH, so that it does not contact real services. */
  env?: NodeJS.ProcessEnv;
  nodeArguments?: string[];
  stdio?: StdioOptions;
  /** Working folder, which also gets the data. Must not have an .env file. */
  folder?: string;
}

const createFolder = () => mkdtempSync(join(tmpdir(), 'shortlist-backend-'));

/** Starts the built backend with empty data on a free port, and waits until it is ready. */
export async function startBackend(programPath: string, options: Options = {}): Promise<StartedBackend> {
  const { env, nodeArguments = [], stdio = ['ignore', 'ignore', 'inherit'], folder = createFolder() } = options;
  const port = await findFreePort();
  const child = spawn(process.execPath, [...nodeArguments, programPath], {
    cwd: folder,
    stdio,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(folder, 'data'), SITE_DIR: folder, ...env },
  });
  const exit = once(child, 'exit');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempts = 0; attempts < 1_200 && child.exitCode === null; attempts++) {
    const response = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return { port, child, exit, stop };
    await wait(250);
  }
  await stop();
  throw new Error('The backend did not start');
}
