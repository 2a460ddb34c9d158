import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export interface Running {
  /** It has ended, whoever wanted it. */
  isGone(): boolean;
  /** Asks it to stop, and waits until it has. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A program that goes on in the background, with its errors on ours. */
export function start(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Running & { child: ChildProcess } {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const gone = once(child, 'exit');
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    isGone,
    stop: async (signal = 'SIGTERM') => {
      if (!isGone()) child.kill(signal);
      await gone;
    },
  };
}

/** PostgreSQL and pgbouncer refuse to be root: then they are the user that PostgreSQL's package made. */
export function startAsPostgres(command: string, args: string[]): Running {
  return process.getuid?.() === 0 ? start('runuser', ['-u', 'postgres', '--', command, ...args]) : start(command, args);
}

/** Waits until an address answers with 2xx. Somebody else's answer, where the program could not have its port, is none. */
export async function answers(url: string, program: Running, seconds = 90): Promise<void> {
  for (let left = seconds * 10; left > 0; left--) {
    if (program.isGone()) throw new Error(`what should answer at ${url} has ended`);
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer in ${seconds} s`);
}

const controlGroups = '/sys/fs/cgroup/cpu';

/**
 * Holds a process to a share of one processor, so that several of them together do not fill the machine: only then do
 * more replicas show what they add. False where the system does not let us (Linux control groups, root).
 */
export function holdTo(share: number, name: string, pid: number): boolean {
  if (!existsSync(`${controlGroups}/cpu.cfs_period_us`)) return false;
  try {
    const group = `${controlGroups}/${name}`;
    mkdirSync(group, { recursive: true });
    writeFileSync(`${group}/cpu.cfs_quota_us`, String(Math.round(share * 100_000)));
    writeFileSync(`${group}/cgroup.procs`, String(pid));
    return true;
  } catch {
    return false;
  }
}

export function forgetGroup(name: string): void {
  try {
    rmdirSync(`${controlGroups}/${name}`);
  } catch {
    // There is none, or its process has not quite gone: an empty group is nobody's burden.
  }
}
