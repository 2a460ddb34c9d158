import { setImmediate as pause } from 'node:timers/promises';

/** Most milliseconds of work before all else that waits in this thread has its turn. */
const breath = 10;

/** Long work in small steps: `step` before each lets others have their turn when it is time. */
export class Pace {
  private since = performance.now();

  async step(): Promise<void> {
    if (performance.now() - this.since < breath) return;
    await pause();
    this.since = performance.now();
  }
}
