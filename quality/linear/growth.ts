/** In characters. The short text quickly reveals work that would take minutes for the long text. */
const lengths = [1_000, 8_000];
/** Other processes may slow down the machine, so work counts as slow only after this many slow measurements. */
const maxMeasurements = 4;

/** Returns milliseconds. */
function getCpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Returns the time of the fastest run, because garbage collection slows down some runs. */
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
 * Returns the factor by which the time grows when the text is four times as long. The factor is about 4 for linear
 * work, 16 for quadratic work, and 0 for work that takes less than `quickMs` at 8,000 characters. `prepare` returns the
 * function to measure for a text length.
 */
export function measureGrowth(prepare: (length: number) => () => unknown, quickMs = 1): number {
  for (const length of lengths) {
    const run = prepare(length);
    if (measureCpuTime(run, 1) < quickMs || measureCpuTime(run, 3) < quickMs) continue;
    const runShort = prepare(length / 4);
    let minGrowth = Infinity;
    for (let measurement = 0; measurement < maxMeasurements && minGrowth > maxLinearGrowth; measurement++)
      minGrowth = Math.min(minGrowth, measureCpuTime(run, 2) / Math.max(measureCpuTime(runShort, 6), 0.005));
    return minGrowth;
  }
  return 0;
}

/** Linear work grows by 4, quadratic work by 16. */
export const maxLinearGrowth = 8;
