import { costDashboardSchema } from '@shortlist/contracts/admin/cost-protection';
import { languageSchema } from '@shortlist/contracts/platform/languages';
import { costDashboard } from './cost-dashboard';

const limits = { dailyLimit: 10, monthlyLimit: 200, dailyCalls: 1000, warningThreshold: 70, emergencyThreshold: 90 };
const now = new Date('2026-11-21T12:00:00Z');
const facts = {
  now,
  spent: { day: { micros: 7_250_000, calls: 40 }, month: { micros: 42_000_000, calls: 900 } },
  state: { emergency: false, providerDown: false },
  staff: [{ staffMember: 'marketing', requests: 2, tokens: 900, micros: 1_500 }],
};

describe('costDashboard', () => {
  it('reckons what is used, left and to be expected', () => {
    const dashboard = costDashboard(facts, limits, 'en');
    expect(costDashboardSchema.parse(dashboard)).toEqual(dashboard);
    expect(dashboard.summary.daily.cost).toEqual({ used: 7.25, limit: 10, percentage: 72.5, remaining: 2.75 });
    expect(dashboard.summary.daily.calls).toEqual({ used: 40, limit: 1000, percentage: 4, remaining: 960 });
    expect(dashboard.projections).toEqual({
      projectedMonthly: 60,
      remainingDaysInMonth: 10,
      budgetRecommendation: { dailyBudgetRemaining: 15.8 },
    });
    expect(dashboard.staffUsage).toEqual([{ staffMember: 'marketing', requests: 2, tokens: 900, cost: 0.0015 }]);
    expect(dashboard.summary.alerts).toEqual([{ level: 'warning', message: '72.5% of the daily limit is spent.' }]);
  });

  it('puts the gravest alert first, in every language', () => {
    const spent = { day: { micros: 9_500_000, calls: 1 }, month: { micros: 150_000_000, calls: 1 } };
    const grave = { ...facts, spent, state: { emergency: true, providerDown: true } };
    for (const language of languageSchema.options) {
      const { alerts } = costDashboard(grave, limits, language).summary;
      expect(alerts.map(({ level }) => level)).toEqual(['emergency', 'critical', 'warning', 'info']);
      expect(alerts[1]?.message).toContain('95');
    }
  });

  it('does not divide by a limit of nothing', () => {
    const { summary } = costDashboard(facts, { ...limits, dailyLimit: 0 }, 'en');
    expect(summary.daily.cost).toEqual({ used: 7.25, limit: 0, percentage: 100, remaining: 0 });
  });
});
