/** In characters. The short length quickly reveals work that would take minutes at the long one. */
const lengths = [1_000, 8_000];
/** Work counts as slow only if this many measurements are slow in a row, because other load may slow the machine. */
const maxMeasurements = 4;

/** Returns CPU time in milliseconds, so that other work on the machine does not count. */
function getCpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Returns the time of the fastest run, because garbage collection only adds to a run. */
function measureCpuTime(work: () => unknown, runs: number): number {
  let minTime = Infinity;
  for (let i = 0; i < runs; i++) {
    const start = getCpuTime();
    work();
    minTime = Math.min(minTime, getCpuTime() - start);
  }
  return minTime;
}

/**
 * Returns by what factor the time grows for a text of four times the length: about 4 if the work is linear, 16 if it is
 * quadratic, and 0 if it takes less than `quickMs` at 8,000 characters. `work` returns the function to measure for a
 * text length.
 */
export function measureGrowth(work: (length: number) => () => unknown, quickMs = 1): number {
  for (const length of lengths) {
    const run = work(length);
    if (measureCpuTime(run, 1) < quickMs || measureCpuTime(run, 3) < quickMs) continue;
    const runShort = work(length / 4);
    let minGrowth = Infinity;
    for (let measurement = 0; measurement < maxMeasurements && minGrowth > maxLinearGrowth; measurement++)
      minGrowth = Math.min(minGrowth, measureCpuTime(run, 2) / Math.max(measureCpuTime(runShort, 6), 0.005));
    return minGrowth;
  }
  return 0;
}

/** Maximum growth that counts as linear: above that of linear work (4), below that of quadratic work (16). */
export const maxLinearGrowth = 8;
