import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';

/** Returns the projected percentage of the monthly limit, and the dollars left or overspent at the end of the month. */
export function getBudgetStatus({ summary, projections }: CostDashboard) {
  const { limit } = summary.monthly;
  const projectedCost = projections.projectedMonthly;
  return {
    isOver: projectedCost > limit,
    projectedPercentage: limit > 0 ? (projectedCost / limit) * 100 : projectedCost > 0 ? 100 : 0,
    difference: Math.abs(limit - projectedCost),
  };
}
