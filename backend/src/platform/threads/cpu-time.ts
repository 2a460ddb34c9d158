import { readFileSync, readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** Milliseconds per clock tick of /proc, which is 1/100 s on all platforms of Node.js. */
const msPerTick = 10;

/** First message of a thread. `threadId` comes from `findThreadId`. */
export interface ThreadReady {
  kind: 'ready';
  threadId: string | undefined;
}

/**
 * Returns the operating system's id of the calling thread, or undefined on systems without /proc (all except Linux).
 */
export function findThreadId(): string | undefined {
  try {
    return basename(readlinkSync('/proc/thread-self'));
  } catch {
    return undefined;
  }
}

/**
 * Lowers the priority of a thread, so that the event loop gets three times as much time when the processors are busy.
 * On Linux, each thread has its own priority.
 */
export function lowerThreadPriority(threadId: string | undefined): void {
  if (threadId === undefined) return;
  setPriority(Number(threadId), Math.min(getPriority(process.pid) + 5, constants.priority.PRIORITY_LOW));
}

function readCpuTimeMs(threadId: string): number | undefined {
  try {
    // The name of the thread ends with the last parenthesis and may contain spaces. Fields 11 and 12 after the name are
    // utime and stime.
    const fields = readFileSync(`/proc/self/task/${threadId}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return undefined;
  }
}

/**
 * Calls `onTimeout` once a thread has used `timeoutMs` of processor time. Elapsed time would reject honest requests on
 * a busy machine, so its limit is five times as long. If the processor time is unknown, `timeoutMs` limits the elapsed
 * time. Returns a function that removes the limits.
 */
export function limitThreadTime(threadId: string | undefined, timeoutMs: number, onTimeout: () => void): () => void {
  const readCpuTime = () => (threadId === undefined ? undefined : readCpuTimeMs(threadId));
  const [startedAt, cpuTimeAtStart] = [performance.now(), readCpuTime()];
  const getRemainingMs = () => {
    const elapsedMs = performance.now() - startedAt;
    const cpuTime = readCpuTime();
    if (cpuTimeAtStart === undefined || cpuTime === undefined) return timeoutMs - elapsedMs;
    return Math.min(timeoutMs - (cpuTime - cpuTimeAtStart), 5 * timeoutMs - elapsedMs);
  };
  const checkTime = () => {
    const remainingMs = getRemainingMs();
    if (remainingMs > 0) timer = setTimeout(checkTime, remainingMs);
    else onTimeout();
  };
  let timer = setTimeout(checkTime, timeoutMs);
  return () => clearTimeout(timer);
}
