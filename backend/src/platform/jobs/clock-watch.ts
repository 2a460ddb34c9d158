import { millisecondsInHour } from '../time';
const millisecondsInDay = 24 * millisecondsInHour;

/** In milliseconds. `wall` counts from 1970 and can be set. `steady` is monotonic and has an arbitrary start. */
export interface Clocks {
  wall: () => number;
  steady: () => number;
}

const processClocks: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * Decides whether the clock can be trusted. Otherwise, a clock that jumps by weeks would make all data look old, and
 * jobs would delete it. After a jump, the clock is distrusted for a day on the steady clock, so that an operator can
 * correct the time.
 */
export class ClockWatch {
  private readonly startedAt: number;
  private referenceTimes: { wall: number; steady: number };
  private jump = 0;

  constructor(private readonly clocks: Clocks = processClocks) {
    this.referenceTimes = { wall: clocks.wall(), steady: clocks.steady() };
    this.startedAt = this.referenceTimes.steady;
  }

  /** Returns the reason why nothing may be deleted now, or undefined. `lastRun` is the last run of any deleting job. */
  findClockProblem({ database, lastRun }: { database: Date; lastRun: Date | null }): string | undefined {
    const now = { wall: this.clocks.wall(), steady: this.clocks.steady() };
    const jump = now.wall - this.referenceTimes.wall - (now.steady - this.referenceTimes.steady);
    if (Math.abs(jump) > millisecondsInHour) {
      this.jump = jump;
      this.referenceTimes = now;
    }
    if (this.jump && now.steady - this.referenceTimes.steady < millisecondsInDay)
      return `the clock jumped by ${formatHours(this.jump)}`;
    const difference = database.getTime() - now.wall;
    if (Math.abs(difference) > millisecondsInHour) return `the database clock differs by ${formatHours(difference)}`;
    const sinceLastRun = now.wall - (lastRun?.getTime() ?? now.wall);
    const isLastRunFarAway =
      Math.abs(sinceLastRun) > 2 * millisecondsInDay && now.steady - this.startedAt < millisecondsInDay;
    return isLastRunFarAway
      ? `the last run was ${formatHours(sinceLastRun)} ago, and this process has run for less than a day`
      : undefined;
  }
}

const formatHours = (milliseconds: number) => `${Math.round(milliseconds / millisecondsInHour)} hours`;
