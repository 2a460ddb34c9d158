import { setImmediate as pause } from 'node:timers/promises';

const maxBlockingMs = 10;

/** Keeps long work from blocking the event loop. Call `yieldIfDue` before each small step of the work. */
export class CooperativeYield {
  private turnStartedAt = performance.now();

  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.turnStartedAt < maxBlockingMs) return;
    await pause();
    this.turnStartedAt = performance.now();
  }
}
