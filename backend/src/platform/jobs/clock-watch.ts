const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds: `wall` since 1970, which somebody may set, and `steady` since whenever, which nobody can. */
export interface Clocks {
  wall: () => number;
  steady: () => number;
}

const clocksOfProcess: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * Whether the time is to be believed: what is deleted for its age is gone for good, and a clock that jumped by weeks makes
 * everything old. After a jump a day must pass on the steady clock, in which somebody can set it right.
 */
export class ClockWatch {
  private readonly startedAt: number;
  /** Of both clocks, at the start or at the last jump. */
  private base: { wall: number; steady: number };
  private jump = 0;

  constructor(private readonly clocks: Clocks = clocksOfProcess) {
    this.base = { wall: clocks.wall(), steady: clocks.steady() };
    this.startedAt = this.base.steady;
  }

  /** Why nothing may be deleted now; undefined when it may. `lastRun`: of any job that deletes, if one ever ran. */
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
