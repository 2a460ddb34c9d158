const hour = 3_600_000;
const day = 24 * hour;

/** In milliseconds. `wall` counts from 1970 and can be set; `steady` is monotonic, from an arbitrary start. */
export interface Clocks {
  wall: () => number;
  steady: () => number;
}

const clocksOfProcess: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * Decides whether the clock can be trusted. Data deleted for its age is lost, and a clock that jumps by weeks makes all
 * data look old. After a jump, a day must pass on the steady clock, in which an operator can correct the time.
 */
export class ClockWatch {
  private readonly startedAt: number;
  private base: { wall: number; steady: number };
  private jump = 0;

  constructor(private readonly clocks: Clocks = clocksOfProcess) {
    this.base = { wall: clocks.wall(), steady: clocks.steady() };
    this.startedAt = this.base.steady;
  }

  /** Returns the reason why nothing may be deleted now, or undefined. `lastRun`: the last run of any deleting job. */
  doubt({ database, lastRun }: { database: Date; lastRun: Date | null }): string | undefined {
    const now = { wall: this.clocks.wall(), steady: this.clocks.steady() };
    const jump = now.wall - this.base.wall - (now.steady - this.base.steady);
    if (Math.abs(jump) > hour) {
      this.jump = jump;
      this.base = now;
    }
    if (this.jump && now.steady - this.base.steady < day) return `the clock jumped by ${hours(this.jump)}`;
    const apart = database.getTime() - now.wall;
    if (Math.abs(apart) > hour) return `the clock of the database is ${hours(apart)} apart`;
    const since = now.wall - (lastRun?.getTime() ?? now.wall);
    const isOld = Math.abs(since) > 2 * day && now.steady - this.startedAt < day;
    return isOld ? `the last time is ${hours(since)} ago, and this process has not run for a day` : undefined;
  }
}

const hours = (milliseconds: number) => `${Math.round(milliseconds / hour)} hours`;
