import { isNightly } from '@shortlist/backend/harness/scope';
import { hostileShapes, hostileText } from '@shortlist/backend/input/hostile-texts';
import { attacksOn } from './attacks';
import { growthOf, steep } from './growth';
import { composedPatterns, type Pattern, writtenPatterns } from './patterns';

/** A pattern is slowed by its own repetitions; the nightly run also tries the shapes of all others. */
const shapes = isNightly ? hostileShapes : [];

/** Texts for one pattern: hostile shapes, and what its own repetitions take. */
function texts(pattern: RegExp): [name: string, text: (length: number) => string][] {
  return [
    ...shapes.map((shape): [string, (length: number) => string] => [shape, (length) => hostileText(shape, length)]),
    ...attacksOn(pattern).flatMap(({ head, piece }) =>
      // Controls are in no class of ours, and a line end stops a dot.
      ['', '\n\0'].map((end): [string, (length: number) => string] => [
        `${JSON.stringify(head)} and many ${JSON.stringify(piece)}`,
        (length) => head + piece.repeat(Math.ceil(length / piece.length)) + end,
      ]),
    ),
  ];
}

/** The first text on which a pattern takes more than linear time. */
function weakness(pattern: RegExp): string | undefined {
  const found = texts(pattern).find(([, text]) => {
    const growth = growthOf((length) => {
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

it('tells a quadratic pattern from a linear one', () => {
  expect(weakness(/\s+$/)).toBeDefined();
  expect(weakness(/\[+(?! *\])([^[\]\n]{1,60})\]+/g)).toBeDefined();
  expect(weakness(/(?<!\s)\s+$/)).toBeUndefined();
});

it('writes linear patterns only', () => {
  const patterns = writtenPatterns();
  expect(patterns.length).toBeGreaterThan(500);
  expect(weaknesses(patterns)).toEqual([]);
});

it('puts linear patterns together only', () => {
  const patterns = composedPatterns();
  expect(patterns.length).toBeGreaterThan(50);
  expect(weaknesses(patterns)).toEqual([]);
});
