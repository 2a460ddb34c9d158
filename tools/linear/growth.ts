/** Characters: the short one finds at once what would take minutes at the long one. */
const lengths = [1_000, 8_000];
/** Times that work which looks slow is measured again before it is called so: the machine may have had something else to do. */
const looks = 4;

/** Milliseconds of the processor, not of the clock: other work on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The quickest of some runs: the collection of garbage only adds to a run. */
function timeOf(work: () => unknown, runs: number): number {
  let best = Infinity;
  for (let i = 0; i < runs; i++) {
    const start = processorTime();
    work();
    best = Math.min(best, processorTime() - start);
  }
  return best;
}

/**
 * How much longer a text takes that is four times as long: about 4 where work is linear, 16 where it is quadratic. 0 for
 * what takes less than `quick` milliseconds at 8,000 characters. `work` answers what is measured for a text of so many.
 */
export function growthOf(work: (length: number) => () => unknown, quick = 1): number {
  for (const length of lengths) {
    const run = work(length);
    if (timeOf(run, 1) < quick || timeOf(run, 3) < quick) continue;
    const short = work(length / 4);
    let least = Infinity;
    for (let look = 0; look < looks && least > steep; look++)
      least = Math.min(least, timeOf(run, 2) / Math.max(timeOf(short, 6), 0.005));
    return least;
  }
  return 0;
}

/** More than linear work grows by with four times the text, and less than quadratic work does. */
export const steep = 8;
