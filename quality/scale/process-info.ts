import { readdirSync, readFileSync } from 'node:fs';

const readProcessFile = (pid: number, name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');

/** CPU time by process id. Includes processes that have exited. */
const lastCpuTimes = new Map<number, number>();

/** Returns the CPU time of all processes in milliseconds. Linux counts in hundredths of a second. */
export const getCpuTime = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      // The process name, in parentheses, may contain any character.
      const fields = readProcessFile(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
      lastCpuTimes.set(pid, (Number(fields[11]) + Number(fields[12])) * 10);
    } catch {
      // PostgreSQL has closed an idle connection.
    }
    return sum + (lastCpuTimes.get(pid) ?? 0);
  }, 0);

export const getCommandLine = (pid: number): string => readProcessFile(pid, 'cmdline');

export const getParentPid = (pid: number): number =>
  Number(/^PPid:\s+(\d+)/m.exec(readProcessFile(pid, 'status'))?.[1]);

export const listChildren = (parent: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && getParentPid(pid) === parent;
      } catch {
        return false;
      }
    });
