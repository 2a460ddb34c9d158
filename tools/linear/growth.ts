/** In characters. The short length quickly reveals work that would take minutes at the long one. */
const lengths = [1_000, 8_000];
/** Measurements before work counts as slow, because other load may have slowed the machine down. */
const looks = 4;

/** Returns CPU time in milliseconds, so that other work on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Returns the time of the fastest run, because garbage collection only adds to a run. */
function measureCpuTime(work: () => unknown, runs: number): number {
  let best = Infinity;
  for (let i = 0; i < runs; i++) {
    const start = processorTime();
    work();
    best = Math.min(best, processorTime() - start);
  }
  return best;
}

/**
 * Returns how many times longer a text takes that is four times as long: about 4 if the work is linear, 16 if it is
 * quadratic, and 0 if it takes less than `quick` milliseconds at 8,000 characters. `work` returns the function to
 * measure for a text length.
 */
export function measureGrowth(work: (length: number) => () => unknown, quick = 1): number {
  for (const length of lengths) {
    const run = work(length);
    if (measureCpuTime(run, 1) < quick || measureCpuTime(run, 3) < quick) continue;
    const short = work(length / 4);
    let least = Infinity;
    for (let look = 0; look < looks && least > steep; look++)
      least = Math.min(least, measureCpuTime(run, 2) / Math.max(measureCpuTime(short, 6), 0.005));
    return least;
  }
  return 0;
}

/** Above the growth of linear work for four times the text, and below that of quadratic work. */
export const steep = 8;
