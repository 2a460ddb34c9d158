import { ClockWatch } from './clock-watch';

const hour = 3_600_000;
const day = 24 * hour;

describe('ClockWatch', () => {
  let [wall, steady] = [0, 0];
  let watch: ClockWatch;
  beforeEach(() => {
    [wall, steady] = [Date.parse('2026-11-24T10:00:00Z'), 1_000];
    watch = new ClockWatch({ wall: () => wall, steady: () => steady });
  });
  const advance = (milliseconds: number) => {
    wall += milliseconds;
    steady += milliseconds;
  };
  const findClockProblem = ({
    database = wall,
    lastRun = wall - hour,
  }: { database?: number; lastRun?: number | null } = {}) =>
    watch.findClockProblem({ database: new Date(database), lastRun: lastRun === null ? null : new Date(lastRun) });

  it('trusts the clock while time passes normally', () => {
    expect(findClockProblem({ lastRun: null })).toBeUndefined();
    advance(90 * day);
    expect(findClockProblem()).toBeUndefined();
  });

  it.each([35 * day, -35 * day, 2 * hour])('distrusts the clock for a day after a jump of %d ms', (jump) => {
    wall += jump;
    expect(findClockProblem()).toMatch(/^the clock jumped by -?\d+ hours$/);
    advance(23 * hour);
    expect(findClockProblem()).toMatch(/^the clock jumped/);
    advance(2 * hour);
    expect(findClockProblem()).toBeUndefined();
  });

  it('restarts the waiting period when the clock is corrected', () => {
    wall += 35 * day;
    // The watch notices a jump only when this method is called.
    findClockProblem();
    advance(23 * hour);
    wall -= 35 * day;
    findClockProblem();
    advance(2 * hour);
    expect(findClockProblem()).toMatch(/^the clock jumped by -840 hours$/);
  });

  it('distrusts the clock while the clock of the database differs', () => {
    expect(findClockProblem({ database: wall + 35 * day })).toBe('the database clock differs by 840 hours');
    expect(findClockProblem({ database: wall + 1_000 })).toBeUndefined();
  });

  it('distrusts the clock on the first day of a process if the last run is days away', () => {
    expect(findClockProblem({ lastRun: wall - 35 * day })).toMatch(/^the last run was 840 hours ago/);
    expect(findClockProblem({ lastRun: wall + 35 * day })).toMatch(/^the last run was -840 hours ago/);
    advance(25 * hour);
    expect(findClockProblem({ lastRun: wall - 35 * day })).toBeUndefined();
  });
});
