import { readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** Milliseconds per clock tick of /proc, which is 1/100 s on all platforms of Node.js. */
const msPerTick = 10;

/** Returns the operating system's id of the calling thread, or undefined if the system has no /proc (only Linux has). */
export function findThreadId(): string | undefined {
  try {
    return basename(readlinkSync('/proc/thread-self'));
  } catch {
    return undefined;
  }
}

/** Returns the processor time that a thread of this process has used, in ms, or undefined if it is not known. */
export function readCpuTimeMs(threadId: string): number | undefined {
  try {
    // The name of the thread comes before the last parenthesis and may contain spaces. Then: state, …, utime, stime.
    const fields = readFileSync(`/proc/self/task/${threadId}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return undefined;
  }
}
