import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { PeriodUsage } from '../../ai/spend-guard/budgets';
import type { PaidCallStatus, SpendTotals, UsageBreakdown } from '../../ai/spend-guard/ledger.service';
import { microsToDollars, roundTo } from '../formatters';
import { buildDashboardAlerts } from './dashboard-alerts';

export interface CostMetrics {
  now: Date;
  spendTotals: { day: SpendTotals; month: SpendTotals };
  paidCallStatus: PaidCallStatus;
  /** The writer that the current spending allows (`WritersService.getFallbackLevel`). */
  fallbackLevel: CostDashboard['ladder'];
  config: CostDashboard['config'];
  dailyCalls: number;
  staff: UsageBreakdown[];
  features: UsageBreakdown[];
  models: UsageBreakdown[];
  days: PeriodUsage[];
  margin: CostDashboard['margin'];
}

/** Days and months are in UTC. */
export function buildCostDashboard(metrics: CostMetrics, language: Language): CostDashboard {
  const { now, spendTotals, paidCallStatus, config, fallbackLevel, margin } = metrics;
  const dailyBudget = toBudget(microsToDollars(spendTotals.day.micros), config.dailyLimit);
  const callBudget = toBudget(spendTotals.day.calls, metrics.dailyCalls);
  const monthlyBudget = toBudget(microsToDollars(spendTotals.month.micros), config.monthlyLimit);
  const daysInMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate();
  // Today counts as a remaining day.
  const remainingDaysInMonth = daysInMonth - now.getUTCDate() + 1;
  const percentages = {
    dailyPercentage: dailyBudget.percentage,
    monthlyPercentage: monthlyBudget.percentage,
    callPercentage: callBudget.percentage,
  };
  return {
    summary: {
      emergencyMode: paidCallStatus.isEmergency,
      alerts: buildDashboardAlerts({ now, paidCallStatus, config, ...percentages }, language),
      daily: { cost: dailyBudget, calls: callBudget },
      monthly: monthlyBudget,
    },
    staffUsage: metrics.staff.map((row) => ({ staffMember: row.name, ...toUsage(row) })),
    projections: {
      projectedMonthly: roundTo((monthlyBudget.used / now.getUTCDate()) * daysInMonth, 6),
      remainingDaysInMonth,
      budgetRecommendation: { dailyBudgetRemaining: roundTo(monthlyBudget.remaining / remainingDaysInMonth, 6) },
    },
    config,
    ladder: fallbackLevel,
    days: metrics.days.map(({ period, micros, calls: count }) => ({
      day: period,
      cost: microsToDollars(micros),
      calls: count,
    })),
    byFeature: metrics.features.map((row) => ({ feature: row.name, ...toUsage(row) })),
    byModel: metrics.models.map((row) => ({ model: row.name, ...toUsage(row) })),
    margin,
    lastUpdated: now.toISOString(),
  };
}

const toUsage = ({ requests, tokens, micros }: UsageBreakdown) => ({ requests, tokens, cost: microsToDollars(micros) });

function toBudget(used: number, limit: number): CostDashboard['summary']['monthly'] {
  const share = limit > 0 ? used / limit : Number(used > 0);
  return { used, limit, percentage: roundTo(share * 100, 2), remaining: roundTo(Math.max(0, limit - used), 6) };
}
