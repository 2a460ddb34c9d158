import type { Check } from '@shortlist/contracts/platform/score';
import { sortByGain, getGain, listChecksBeyondPotential, listReachableGains, getScoreVerdict } from './score-gains';

const createCheck = (id: string, points: number, max: number, overrides: Partial<Check> = {}): Check => ({
  id,
  group: 'written',
  title: id,
  applies: true,
  points,
  max,
  reachable: points,
  found: '',
  ...overrides,
});
const checks = [
  createCheck('S1', 12, 12),
  createCheck('E1', 0, 6, { fix: 'Give the employer.', reachable: 6 }),
  createCheck('E2', 0, 4, { fix: 'Fill the blanks.', reachable: 2 }),
  createCheck('T1', 3, 4, { fix: 'Begin with a verb.' }),
  createCheck('T2', 0, 8, { applies: false }),
];

describe('score gains', () => {
  it('returns no gain for a check that is not counted', () => {
    expect(checks.map(getGain)).toEqual([0, 6, 4, 1, 0]);
  });

  it('sorts checks by gain, then by weight', () => {
    expect(sortByGain(checks).map(({ id }) => id)).toEqual(['E1', 'E2', 'T1', 'S1', 'T2']);
  });

  it('sorts a failed check without points first, and a passed one last', () => {
    const checkWithoutPoints = createCheck('P0', 0, 0);
    expect(sortByGain([...checks, { ...checkWithoutPoints, fix: 'Choose another template.' }])[0]?.id).toBe('P0');
    expect(sortByGain([checkWithoutPoints, ...checks]).at(-1)?.id).toBe('P0');
  });
});

describe('reachable gains', () => {
  it('add up to the difference between the current score and the potential', () => {
    const gains = listReachableGains({ atsScore: 80, potential: 91, checks });
    expect(gains.map(({ check: { id }, points }) => [id, points])).toEqual([
      ['E1', 8],
      ['E2', 3],
    ]);
  });

  it('are separate from checks that the potential does not include', () => {
    expect(listChecksBeyondPotential(checks).map(({ id }) => id)).toEqual(['T1']);
  });
});

describe('score verdict', () => {
  it.each([
    [100, 'excellent'],
    [90, 'excellent'],
    [89, 'good'],
    [75, 'good'],
    [74, 'weak'],
    [0, 'weak'],
  ])('rates %i as %s', (score, verdict) => {
    expect(getScoreVerdict(score, [])).toBe(verdict);
  });

  it('does not praise a document that is incomplete or cannot be read cleanly', () => {
    const createFailingCheck = (group: Check['group']): Check => ({
      ...createCheck('C', 3, 4),
      group,
      fix: 'Complete it.',
    });
    expect(getScoreVerdict(97, [createFailingCheck('complete')])).toBe('unfinished');
    expect(getScoreVerdict(80, [createFailingCheck('reads')])).toBe('unfinished');
    expect(getScoreVerdict(97, [createFailingCheck('written')])).toBe('excellent');
    expect(getScoreVerdict(60, [createFailingCheck('complete')])).toBe('weak');
  });
});
