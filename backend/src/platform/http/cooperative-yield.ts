import { setImmediate as pause } from 'node:timers/promises';

/** Maximum milliseconds of work before other tasks of this thread get a turn. */
const maxBlockingMs = 10;

/** Keeps long work from blocking the event loop: call `yieldIfDue` before each small part of it. */
export class CooperativeYield {
  private turnStartedAt = performance.now();

  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.turnStartedAt < maxBlockingMs) return;
    await pause();
    this.turnStartedAt = performance.now();
  }
}
