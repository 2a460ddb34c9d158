import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Used } from '../../ai/spend-guard/budgets';
import type { PaidCallsState, Spent, Usage } from '../../ai/spend-guard/ledger.service';
import { dollars, round } from './figures';
import { pageAlerts } from './page-alerts';

export interface CostFacts {
  now: Date;
  spent: { day: Spent; month: Spent };
  state: PaidCallsState;
  ladder: CostDashboard['ladder'];
  config: CostDashboard['config'];
  dailyCalls: number;
  staff: Usage[];
  features: Usage[];
  models: Usage[];
  days: Used[];
  margin: CostDashboard['margin'];
}

/** Builds the dashboard. Days and months are in UTC. */
export function costDashboard(facts: CostFacts, language: Language): CostDashboard {
  const { now, spent, state, config, ladder, margin } = facts;
  const daily = budget(dollars(spent.day.micros), config.dailyLimit);
  const calls = budget(spent.day.calls, facts.dailyCalls);
  const monthly = budget(dollars(spent.month.micros), config.monthlyLimit);
  const daysInMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate();
  // Today counts as a remaining day.
  const remainingDaysInMonth = daysInMonth - now.getUTCDate() + 1;
  const percentages = { daily: daily.percentage, monthly: monthly.percentage, calls: calls.percentage };
  return {
    summary: {
      emergencyMode: state.emergency,
      alerts: pageAlerts({ now, state, config, ...percentages }, language),
      daily: { cost: daily, calls },
      monthly,
    },
    staffUsage: facts.staff.map((row) => ({ staffMember: row.name, ...usage(row) })),
    projections: {
      projectedMonthly: round((monthly.used / now.getUTCDate()) * daysInMonth, 6),
      remainingDaysInMonth,
      budgetRecommendation: { dailyBudgetRemaining: round(monthly.remaining / remainingDaysInMonth, 6) },
    },
    config,
    ladder,
    days: facts.days.map(({ period, micros, calls: count }) => ({ day: period, cost: dollars(micros), calls: count })),
    byFeature: facts.features.map((row) => ({ feature: row.name, ...usage(row) })),
    byModel: facts.models.map((row) => ({ model: row.name, ...usage(row) })),
    margin,
    lastUpdated: now.toISOString(),
  };
}

const usage = ({ requests, tokens, micros }: Usage) => ({ requests, tokens, cost: dollars(micros) });

function budget(used: number, limit: number): CostDashboard['summary']['monthly'] {
  const share = limit > 0 ? used / limit : Number(used > 0);
  return { used, limit, percentage: round(share * 100, 2), remaining: round(Math.max(0, limit - used), 6) };
}
