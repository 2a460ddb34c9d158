import type { Check, Score } from '@shortlist/contracts/platform/score';

export const getGain = (check: Check): number => (check.applies ? Math.max(0, check.max - check.points) : 0);

/** Returns whether a check without points has failed. Such a check caps the score. */
export const isFault = ({ applies, max, fix }: Check): boolean => applies && max === 0 && fix !== undefined;

const getUrgency = (check: Check) => (isFault(check) ? Infinity : getGain(check));

/**
 * Sorts faults first, then checks by gain, largest first. Among equal gains, the check with the most points is first.
 */
export const sortByGain = (checks: Check[]): Check[] =>
  [...checks].sort((a, b) => {
    const [urgencyA, urgencyB] = [getUrgency(a), getUrgency(b)];
    return urgencyA === urgencyB ? b.max - a.max : urgencyB - urgencyA;
  });

/**
 * Returns the verdict on a score. A document that is incomplete or cannot be read cleanly is never `excellent`, however
 * high its score.
 */
export function getScoreVerdict(score: number, checks: readonly Check[]): 'excellent' | 'good' | 'unfinished' | 'weak' {
  if (score < 75) return 'weak';
  const requiredChecks = checks.filter(({ group }) => group === 'complete' || group === 'reads');
  if (requiredChecks.some(({ applies, fix }) => applies && fix !== undefined)) return 'unfinished';
  return score >= 90 ? 'excellent' : 'good';
}

/** `points` is the whole number of score points that fixing the check adds. */
export interface ScoreGain {
  check: Check;
  points: number;
}

/**
 * Lists the gains that need no new fact, largest first. The points are score points, out of 100. They are rounded so
 * that they add up to the difference between the current score and `potential`. Gains that round to 0 are omitted.
 */
export function listReachableGains({
  atsScore,
  potential,
  checks,
}: Pick<Score, 'atsScore' | 'potential' | 'checks'>): ScoreGain[] {
  const openChecks = checks
    .filter(({ applies, points, reachable }) => applies && reachable > points)
    .sort((a, b) => b.reachable - b.points - (a.reachable - a.points));
  const sum = openChecks.reduce((total, { points, reachable }) => total + reachable - points, 0);
  let cumulativeGain = 0;
  let assignedPoints = 0;
  const gains = openChecks.map((check) => {
    cumulativeGain += check.reachable - check.points;
    const points = Math.round((cumulativeGain / sum) * (potential - atsScore)) - assignedPoints;
    assignedPoints += points;
    return { check, points };
  });
  return gains.filter(({ points }) => points > 0);
}

/** Lists the checks that `potential` does not include. They need different wording or a new fact, such as a link. */
export const listChecksBeyondPotential = (checks: Check[]): Check[] =>
  checks.filter(({ applies, points, max, reachable, fix }) => applies && fix && reachable <= points && points < max);
