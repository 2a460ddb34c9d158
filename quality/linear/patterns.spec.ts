import { isNightly } from '@shortlist/testing/scope';
import { hostileTextShapes, createHostileText } from '@shortlist/testing/hostile-texts';
import { createAttacks } from './attacks';
import { measureGrowth, maxLinearGrowth } from './growth';
import { findComposedPatterns, type Pattern, findLiteralPatterns } from './patterns';

const generalShapes = isNightly ? hostileTextShapes : [];

function listHostileTexts(pattern: RegExp): [name: string, createText: (length: number) => string][] {
  return [
    ...generalShapes.map((shape): [string, (length: number) => string] => [
      shape,
      (length) => createHostileText(shape, length),
    ]),
    ...createAttacks(pattern).flatMap(({ head, piece }) =>
      // No character class in the code contains control characters, and a dot does not match a line end.
      ['', '\n\0'].map((end): [string, (length: number) => string] => [
        `${JSON.stringify(head)} followed by many ${JSON.stringify(piece)}`,
        (length) => head + piece.repeat(Math.ceil(length / piece.length)) + end,
      ]),
    ),
  ];
}

function findSlowText(pattern: RegExp): string | undefined {
  const slowText = listHostileTexts(pattern).find(([, createText]) => {
    const growth = measureGrowth((length) => {
      const input = createText(length);
      return () => {
        pattern.lastIndex = 0;
        return pattern.global ? input.replace(pattern, '') : pattern.exec(input);
      };
    });
    return growth > maxLinearGrowth;
  });
  return slowText?.[0];
}

function findSlowPatterns(patterns: Pattern[]): string[] {
  const uniquePatterns = new Map(patterns.map((entry) => [String(entry.pattern), entry]));
  return [...uniquePatterns.values()].flatMap(({ location, pattern }) => {
    const slowText = findSlowText(pattern);
    return slowText === undefined ? [] : [`${location} is slow on ${slowText}: ${String(pattern).slice(0, 120)}`];
  });
}

it('distinguishes a quadratic pattern from a linear one', () => {
  expect(findSlowText(/\s+$/)).toBeDefined();
  expect(findSlowText(/\[+(?! *\])([^[\]\n]{1,60})\]+/g)).toBeDefined();
  expect(findSlowText(/(?<!\s)\s+$/)).toBeUndefined();
});

it('finds only linear regular expressions in the source', () => {
  const patterns = findLiteralPatterns();
  expect(patterns.length).toBeGreaterThan(500);
  expect(findSlowPatterns(patterns)).toEqual([]);
});

it('finds only linear regular expressions among those composed at run time', () => {
  const patterns = findComposedPatterns();
  expect(patterns.length).toBeGreaterThan(50);
  expect(findSlowPatterns(patterns)).toEqual([]);
});
