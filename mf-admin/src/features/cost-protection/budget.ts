import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';

/** Where the month is heading: `percentage` of the monthly limit, and the dollars left or missing at its end. */
export function budgetOf({ summary, projections }: CostDashboard) {
  const { limit } = summary.monthly;
  const projected = projections.projectedMonthly;
  return {
    over: projected > limit,
    percentage: limit > 0 ? (projected / limit) * 100 : projected > 0 ? 100 : 0,
    difference: Math.abs(limit - projected),
  };
}
