import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningProcess {
  child: ChildProcess;
  hasExited(): boolean;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export function startProcess(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): RunningProcess {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = once(child, 'exit');
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    hasExited,
    stop: async (signal = 'SIGTERM') => {
      if (!hasExited()) child.kill(signal);
      await exit;
    },
  };
}

/** Starts PostgreSQL or PgBouncer, which refuse to run as root. */
export function startAsPostgresUser(command: string, args: string[]): RunningProcess {
  return process.getuid?.() === 0
    ? startProcess('runuser', ['-u', 'postgres', '--', command, ...args])
    : startProcess(command, args);
}

/** Waits until a URL returns 2xx. Throws if the program has exited, because another process may serve the port. */
export async function waitUntilReady(url: string, program: RunningProcess, seconds = 90): Promise<void> {
  for (let retriesLeft = seconds * 10; retriesLeft > 0; retriesLeft--) {
    if (program.hasExited()) throw new Error(`The process that serves ${url} has exited`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await wait(100);
  }
  throw new Error(`${url} did not respond within ${seconds} s`);
}

const cpuCgroupRoot = '/sys/fs/cgroup/cpu';

/**
 * Limits a process to a share of one CPU core. Otherwise, a single replica would saturate the machine, and more
 * replicas would bring no gain. Returns false without Linux control groups or without root.
 */
export function limitCpu(share: number, name: string, pid: number): boolean {
  if (!existsSync(`${cpuCgroupRoot}/cpu.cfs_period_us`)) return false;
  try {
    const group = `${cpuCgroupRoot}/${name}`;
    mkdirSync(group, { recursive: true });
    writeFileSync(`${group}/cpu.cfs_quota_us`, String(Math.round(share * 100_000)));
    writeFileSync(`${group}/cgroup.procs`, String(pid));
    return true;
  } catch {
    return false;
  }
}

export function removeCpuGroup(name: string): void {
  try {
    rmdirSync(`${cpuCgroupRoot}/${name}`);
  } catch {
    // The group does not exist, or its process has not exited yet. An empty group does no harm.
  }
}
