import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc/PID/stat on Linux. */
const ticksPerSecond = 100;

interface Process {
  pid: number;
  parentPid: number;
  cpuMs: number;
}

function listProcesses(): Process[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'latin1');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      // User and system time of the process and of its children that have ended (proc(5), fields 14 to 17).
      const usedTicks = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0);
      return [{ pid: Number(entry), parentPid: fields[1] ?? 0, cpuMs: (usedTicks * 1000) / ticksPerSecond }];
    } catch {
      return [];
    }
  });
}

function listDescendants(root: number): Process[] {
  const processes = listProcesses();
  const descendants: Process[] = [];
  for (let parents = [root]; parents.length;) {
    const children = processes.filter(({ parentPid }) => parents.includes(parentPid));
    descendants.push(...children);
    parents = children.map(({ pid }) => pid);
  }
  return descendants;
}

export function getChildrenCpuMs(): number {
  return listDescendants(process.pid).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

/** Includes all descendants of this process. Shared pages count only once. */
export function getChildrenMemoryMb(): number {
  return listDescendants(process.pid).reduce((sum, { pid }) => {
    try {
      return sum + Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1] ?? 0) / 1024;
    } catch {
      return sum;
    }
  }, 0);
}

export function getOwnCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function getOwnPeakMemoryMb(): number {
  return process.resourceUsage().maxRSS / 1024;
}
