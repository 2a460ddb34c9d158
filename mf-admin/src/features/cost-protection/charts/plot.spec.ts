import { getTicks } from './plot';

describe('getTicks', () => {
  it.each([
    [0, [0, 1]],
    [200, [0, 50, 100, 150, 200]],
    [9.62, [0, 2.5, 5, 7.5, 10]],
    [10.2, [0, 5, 10, 15]],
    [0.0123, [0, 0.005, 0.01, 0.015]],
    [99, [0, 25, 50, 75, 100]],
  ])('returns round ticks for a maximum of %d', (max, ticks) => {
    expect(getTicks(max)).toEqual(ticks);
  });

  it('returns at most six ticks, the last of which is at least the maximum', () => {
    for (let max = 0.001; max < 1e6; max *= 1.37) {
      const ticks = getTicks(max);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * 0.999);
    }
  });
});
