import type { Check, Score } from '@shortlist/contracts/platform/score';

/** Points that a check does not give yet; none when it is not counted. */
export const gainOf = (check: Check): number => (check.applies ? Math.max(0, check.max - check.points) : 0);

/** A check without points that fails makes the document unfit: nothing is more urgent. */
const urgency = (check: Check) => (check.max === 0 && check.applies && check.fix ? Infinity : gainOf(check));

/** Checks by what a fix adds, the largest first; those of equal gain keep the rubric's order. */
export const byGain = (checks: Check[]): Check[] =>
  [...checks].sort((a, b) => {
    const [one, other] = [urgency(a), urgency(b)];
    return one === other ? b.max - a.max : other - one;
  });

/** The word for a score. Thresholds of the specification. */
export function verdictOf(score: number): 'excellent' | 'good' | 'weak' {
  if (score >= 90) return 'excellent';
  return score >= 75 ? 'good' : 'weak';
}

/** A check and the whole points of the score that a fix of it adds. */
export interface Gain {
  check: Check;
  points: number;
}

/**
 * What can be gained without a new fact, the most first. The points are those of the score, out of 100, and add up to
 * what lies between now and `potential`: each has its share, rounded so that nothing is lost;
 * what is less than a point is left out.
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

/** Checks that other words or something new can mend, such as a link: the potential promises neither. */
export const needsSomethingNew = (checks: Check[]): Check[] =>
  checks.filter(({ applies, points, max, reachable, fix }) => applies && fix && reachable <= points && points < max);
