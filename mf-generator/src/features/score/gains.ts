import type { Check } from '@shortlist/contracts/platform/score';

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
