import type { Check, Score } from '@shortlist/contracts/platform/score';

export const getGain = (check: Check): number => (check.applies ? Math.max(0, check.max - check.points) : 0);

/** Returns true for a failed check without points, which makes the document unfit and caps the score. */
export const isFault = ({ applies, max, fix }: Check): boolean => applies && max === 0 && fix !== undefined;

const getUrgency = (check: Check) => (isFault(check) ? Infinity : getGain(check));

/** Sorts faults first, then checks by the gain of a fix, largest first; equal gains by weight. */
export const sortByGain = (checks: Check[]): Check[] =>
  [...checks].sort((a, b) => {
    const [one, other] = [getUrgency(a), getUrgency(b)];
    return one === other ? b.max - a.max : other - one;
  });

/**
 * Returns the verdict on a score. The thresholds are those of the specification. An incomplete document, or one that
 * cannot be read cleanly, gets no praise, however high its score.
 */
export function getScoreVerdict(score: number, checks: readonly Check[]): 'excellent' | 'good' | 'unfinished' | 'weak' {
  if (score < 75) return 'weak';
  const needed = checks.filter(({ group }) => group === 'complete' || group === 'reads');
  if (needed.some(({ applies, fix }) => applies && fix !== undefined)) return 'unfinished';
  return score >= 90 ? 'excellent' : 'good';
}

/** A check and the score points that fixing it adds, a whole number. */
export interface ScoreGain {
  check: Check;
  points: number;
}

/**
 * Lists the gains that need no new fact, largest first. The points are score points, out of 100. They are rounded so
 * that they add up to the difference between the current score and `potential`; gains of less than a point are omitted.
 */
export function listReachableGains({
  atsScore,
  potential,
  checks,
}: Pick<Score, 'atsScore' | 'potential' | 'checks'>): ScoreGain[] {
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

/** Lists the checks that need different wording or something new, such as a link; `potential` includes neither. */
export const listChecksBeyondPotential = (checks: Check[]): Check[] =>
  checks.filter(({ applies, points, max, reachable, fix }) => applies && fix && reachable <= points && points < max);
