import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';

type Config = CostDashboard['config'];
export type BudgetState = 'normal' | 'warning' | 'emergency';

export interface BudgetChange {
  period: 'day' | 'month';
  used: number;
  limit: number;
  percentage: number;
  previousState: BudgetState;
  newState: BudgetState;
  /** Also true for a lower limit during an emergency, because a reset may then no longer resume paid calls. */
  willStopPaidCalls: boolean;
}

/** Applies the new settings to the amounts spent today and this month. */
export function getBudgetChanges({ summary, config }: CostDashboard, newConfig: Config): BudgetChange[] {
  const budgets = [
    { period: 'day', name: 'dailyLimit', used: summary.daily.cost.used },
    { period: 'month', name: 'monthlyLimit', used: summary.monthly.used },
  ] as const;
  return budgets.map(({ period, name, used }) => {
    const [previousLimit, limit] = [config[name], newConfig[name]];
    const percentage = getPercentage(used, limit);
    const previousState = getBudgetState(getPercentage(used, previousLimit), config);
    const newState = getBudgetState(percentage, newConfig);
    const willStopPaidCalls = newState === 'emergency' && (previousState !== 'emergency' || limit < previousLimit);
    return { period, used, limit, percentage, previousState, newState, willStopPaidCalls };
  });
}

const getPercentage = (used: number, limit: number) => (limit > 0 ? (used / limit) * 100 : used > 0 ? 100 : 0);

function getBudgetState(percentage: number, { warningThreshold, emergencyThreshold }: Config): BudgetState {
  if (percentage >= emergencyThreshold) return 'emergency';
  return percentage >= warningThreshold ? 'warning' : 'normal';
}
