/** Returns round amounts for grid lines, from 0 to the first amount that is at least `max`. */
export function getTicks(max: number): number[] {
  if (!(max > 0)) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(max));
  const step =
    [0.25, 0.5, 1, 2.5].map((factor) => factor * power).find((candidate) => max / candidate <= 4.001) ?? power * 2.5;
  const count = Math.ceil(max / step - 0.001);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)));
}
