import type { Check } from '@shortlist/contracts/platform/score';

/** Points that a check does not give yet; none when it is not counted. */
export const gainOf = (check: Check): number => (check.applies ? Math.max(0, check.max - check.points) : 0);

/** Checks by what a fix adds, the largest first; those of equal gain keep the rubric's order. */
export const byGain = (checks: Check[]): Check[] => [...checks].sort((a, b) => gainOf(b) - gainOf(a) || b.max - a.max);

/** The word for a score. Thresholds of the specification. */
export function verdictOf(score: number): 'excellent' | 'good' | 'weak' {
  if (score >= 90) return 'excellent';
  return score >= 75 ? 'good' : 'weak';
}
