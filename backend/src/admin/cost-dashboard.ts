import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Spent, StaffUsage } from '../ai/spend-guard/ledger.service';
import type { Config } from '../platform/config/config';
import { messages } from './messages';

/** What the ledger says at a moment. */
export interface CostFacts {
  now: Date;
  spent: { day: Spent; month: Spent };
  state: { emergency: boolean; providerDown: boolean };
  staff: StaffUsage[];
}

type Limits = Pick<
  Config['ai'],
  'dailyLimit' | 'monthlyLimit' | 'dailyCalls' | 'warningThreshold' | 'emergencyThreshold'
>;

const dollars = (micros: number) => micros / 1e6;
const round = (value: number, places: number) => Number(value.toFixed(places));

/** The cost-protection page of a moment, alerts in the caller's language. Days and months are those of UTC. */
export function costDashboard(facts: CostFacts, limits: Limits, language: Language): CostDashboard {
  const { now, spent, state, staff } = facts;
  const daily = budget(dollars(spent.day.micros), limits.dailyLimit);
  const monthly = budget(dollars(spent.month.micros), limits.monthlyLimit);
  const daysInMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate();
  // Today counts among the days that are left.
  const remainingDaysInMonth = daysInMonth - now.getUTCDate() + 1;
  return {
    summary: {
      emergencyMode: state.emergency,
      alerts: alerts(state, daily.percentage, monthly.percentage, limits, language),
      daily: { cost: daily, calls: budget(spent.day.calls, limits.dailyCalls) },
      monthly,
    },
    staffUsage: staff.map(({ micros, ...usage }) => ({ ...usage, cost: dollars(micros) })),
    projections: {
      projectedMonthly: round((monthly.used / now.getUTCDate()) * daysInMonth, 6),
      remainingDaysInMonth,
      budgetRecommendation: { dailyBudgetRemaining: round(monthly.remaining / remainingDaysInMonth, 6) },
    },
    lastUpdated: now.toISOString(),
  };
}

function budget(used: number, limit: number): CostDashboard['summary']['monthly'] {
  const share = limit > 0 ? used / limit : Number(used > 0);
  return { used, limit, percentage: round(share * 100, 2), remaining: round(Math.max(0, limit - used), 6) };
}

/** Gravest first. */
function alerts(
  state: CostFacts['state'],
  daily: number,
  monthly: number,
  { warningThreshold, emergencyThreshold }: Limits,
  language: Language,
): CostDashboard['summary']['alerts'] {
  const texts = messages[language];
  const found: CostDashboard['summary']['alerts'] = [];
  if (state.emergency) found.push({ level: 'emergency', message: texts.emergency });
  for (const [level, from, to] of [
    ['critical', emergencyThreshold, Infinity],
    ['warning', warningThreshold, emergencyThreshold],
  ] as const) {
    for (const [text, percentage] of [
      [texts.dailySpent, daily],
      [texts.monthlySpent, monthly],
    ] as const) {
      if (percentage < from || percentage >= to) continue;
      const shown = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(percentage);
      found.push({ level, message: text.replace('{percentage}', shown) });
    }
  }
  if (state.providerDown) found.push({ level: 'info', message: texts.providerDown });
  return found;
}
