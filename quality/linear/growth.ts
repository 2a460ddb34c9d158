/**
 * In characters. The short text comes first, because it quickly reveals work that would take minutes for the long one.
 */
const lengths = [1_000, 8_000];
/** Work is slow only if this many measurements in a row are slow, because other processes may slow down the machine. */
const maxMeasurements = 4;

/** Returns milliseconds. Unlike wall-clock time, CPU time does not depend on other processes. */
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
 * Returns the factor by which the time grows when the text is four times as long: about 4 for linear work, 16 for
 * quadratic work, and 0 for work that takes less than `quickMs` at 8,000 characters. `work` returns the function to
 * measure for a text length.
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

/** Maximum growth that is accepted as linear. Linear work grows by 4, quadratic work by 16. */
export const maxLinearGrowth = 8;
