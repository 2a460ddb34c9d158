import { setImmediate as pause } from 'node:timers/promises';

/** Maximum milliseconds of work before other tasks of this thread get a turn. */
const breath = 10;

/** Keeps long work from blocking the event loop: call `step` before each small part of it. */
export class Pace {
  private since = performance.now();

  async step(): Promise<void> {
    if (performance.now() - this.since < breath) return;
    await pause();
    this.since = performance.now();
  }
}
