import type { Check, Score } from '@shortlist/contracts/platform/score';

/** Returns the points that a check does not give yet; 0 if it is not counted. */
export const gainOf = (check: Check): number => (check.applies ? Math.max(0, check.max - check.points) : 0);

/** A check without points that fails makes the document unfit and caps the score. */
export const isFault = ({ applies, max, fix }: Check): boolean => applies && max === 0 && fix !== undefined;

/** Nothing is more urgent than a fault. */
const urgency = (check: Check) => (isFault(check) ? Infinity : gainOf(check));

/** Sorts checks by the gain of a fix, largest first; equal gains keep the rubric's order. */
export const byGain = (checks: Check[]): Check[] =>
  [...checks].sort((a, b) => {
    const [one, other] = [urgency(a), urgency(b)];
    return one === other ? b.max - a.max : other - one;
  });

/**
 * The word for a score. Thresholds of the specification; what is incomplete or does not read cleanly is not praised, however
 * high the number.
 */
export function verdictOf(score: number, checks: readonly Check[]): 'excellent' | 'good' | 'unfinished' | 'weak' {
  if (score < 75) return 'weak';
  const needed = checks.filter(({ group }) => group === 'complete' || group === 'reads');
  if (needed.some(({ applies, fix }) => applies && fix !== undefined)) return 'unfinished';
  return score >= 90 ? 'excellent' : 'good';
}

/** A check and the whole score points that fixing it adds. */
export interface Gain {
  check: Check;
  points: number;
}

/**
 * Lists the gains that need no new fact, the largest first. The points are those of the score, out of 100, and add up
 * to what lies between now and `potential`: each has its share, rounded so that nothing is lost; what is less than a
 * point is left out.
 */
export function reachableGains({
  atsScore,
  potential,
  checks,
}: Pick<Score, 'atsScore' | 'potential' | 'checks'>): Gain[] {
  const open = checks
    .filter(({ applies, points, reachable }) => applies && reachable > points)
    .sort((a, b) => b.reachable - b.points - (a.reachable - a.points));
  const sum = open.reduce((all, { points, reachable }) => all + reachable - points, 0);
  let before = 0;
  let given = 0;
  const gains = open.map((check) => {
    before += check.reachable - check.points;
    const points = Math.round((before / sum) * (potential - atsScore)) - given;
    given += points;
    return { check, points };
  });
  return gains.filter(({ points }) => points > 0);
}

/** Lists the checks that need other wording or something new, such as a link; the potential includes neither. */
export const needsSomethingNew = (checks: Check[]): Check[] =>
  checks.filter(({ applies, points, max, reachable, fix }) => applies && fix && reachable <= points && points < max);
