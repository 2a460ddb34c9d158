import { isNightly } from '@shortlist/backend/harness/scope';
import { hostileShapes, hostileText } from '@shortlist/backend/input/hostile-texts';
import { attacksOn } from './attacks';
import { measureGrowth, steep } from './growth';
import { composedPatterns, type Pattern, writtenPatterns } from './patterns';

/** A pattern's own repetitions slow it down. The nightly run also tries general hostile shapes. */
const shapes = isNightly ? hostileShapes : [];

function texts(pattern: RegExp): [name: string, text: (length: number) => string][] {
  return [
    ...shapes.map((shape): [string, (length: number) => string] => [shape, (length) => hostileText(shape, length)]),
    ...attacksOn(pattern).flatMap(({ head, piece }) =>
      // No character class of ours contains control characters, and a dot does not match a line end.
      ['', '\n\0'].map((end): [string, (length: number) => string] => [
        `${JSON.stringify(head)} and many ${JSON.stringify(piece)}`,
        (length) => head + piece.repeat(Math.ceil(length / piece.length)) + end,
      ]),
    ),
  ];
}

function weakness(pattern: RegExp): string | undefined {
  const found = texts(pattern).find(([, text]) => {
    const growth = measureGrowth((length) => {
      const said = text(length);
      return () => {
        pattern.lastIndex = 0;
        return pattern.global ? said.replace(pattern, '') : pattern.exec(said);
      };
    });
    return growth > steep;
  });
  return found?.[0];
}

function weaknesses(patterns: Pattern[]): string[] {
  const all = new Map(patterns.map((one) => [String(one.pattern), one]));
  return [...all.values()].flatMap(({ place, pattern }) => {
    const slow = weakness(pattern);
    return slow === undefined ? [] : [`${place} is slow on ${slow}: ${String(pattern).slice(0, 120)}`];
  });
}

it('distinguishes a quadratic pattern from a linear one', () => {
  expect(weakness(/\s+$/)).toBeDefined();
  expect(weakness(/\[+(?! *\])([^[\]\n]{1,60})\]+/g)).toBeDefined();
  expect(weakness(/(?<!\s)\s+$/)).toBeUndefined();
});

it('finds only linear patterns in the source', () => {
  const patterns = writtenPatterns();
  expect(patterns.length).toBeGreaterThan(500);
  expect(weaknesses(patterns)).toEqual([]);
});

it('finds only linear patterns among those composed at run time', () => {
  const patterns = composedPatterns();
  expect(patterns.length).toBeGreaterThan(50);
  expect(weaknesses(patterns)).toEqual([]);
});
