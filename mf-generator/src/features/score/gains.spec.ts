import { generation } from '../../testing/generation';
import { byGain, gainOf, verdictOf } from './gains';

describe('what there is to gain', () => {
  const { checks } = generation.score;

  it('is nothing where a check is not counted', () => {
    expect(checks.map(gainOf)).toEqual([0, 6, 4, 1, 0]);
  });

  it('comes first, the most of it on top; heavier checks before lighter ones after that', () => {
    expect(byGain(checks).map(({ id }) => id)).toEqual(['E1', 'E2', 'T1', 'S1', 'T2']);
  });
});

it('puts first what caps the score, and last what neither gives nor takes', () => {
  const gate = { id: 'P0', group: 'reads' as const, title: 'Text', applies: true, points: 0, max: 0, found: '' };
  const { checks } = generation.score;
  expect(byGain([...checks, { ...gate, fix: 'Choose another template.' }])[0]?.id).toBe('P0');
  expect(byGain([gate, ...checks]).at(-1)?.id).toBe('P0');
});

describe('the verdict', () => {
  it.each([
    [100, 'excellent'],
    [90, 'excellent'],
    [89, 'good'],
    [75, 'good'],
    [74, 'weak'],
  ])('of %s is %s', (score, verdict) => {
    expect(verdictOf(score)).toBe(verdict);
  });
});
