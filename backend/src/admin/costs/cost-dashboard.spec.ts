import { costDashboardSchema } from '@shortlist/contracts/admin/cost-protection';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { type CostMetrics, buildCostDashboard } from './cost-dashboard';

const metrics: CostMetrics = {
  now: new Date('2026-11-21T12:00:00Z'),
  spendTotals: { day: { micros: 7_250_000, calls: 40 }, month: { micros: 42_000_000, calls: 900 } },
  paidCallStatus: { isEmergency: false, isProviderDown: false, exhaustedLimits: [] },
  fallbackLevel: 'cheaper',
  config: { dailyLimit: 10, monthlyLimit: 200, warningThreshold: 70, emergencyThreshold: 90 },
  dailyCalls: 1000,
  staff: [{ name: 'AI Marketing Specialist', requests: 2, tokens: 900, micros: 1_500 }],
  features: [{ name: 'one-click-resume', requests: 3, tokens: 90, micros: 2_500 }],
  models: [{ name: 'gpt-4o-mini', requests: 4, tokens: 70, micros: 3_500 }],
  days: [{ period: '2026-11-21', micros: 7_250_000, calls: 40 }],
  margin: { payingUsers: 0, revenue: 0, cost: 0, costPerUser: 0, marginPerUser: 0 },
};

describe('buildCostDashboard', () => {
  it('computes usage, remaining budgets and projections', () => {
    const dashboard = buildCostDashboard(metrics, 'en');
    expect(costDashboardSchema.parse(dashboard)).toEqual(dashboard);
    expect(dashboard.summary.daily.cost).toEqual({ used: 7.25, limit: 10, percentage: 72.5, remaining: 2.75 });
    expect(dashboard.summary.daily.calls).toEqual({ used: 40, limit: 1000, percentage: 4, remaining: 960 });
    expect(dashboard.projections).toEqual({
      projectedMonthly: 60,
      remainingDaysInMonth: 10,
      budgetRecommendation: { dailyBudgetRemaining: 15.8 },
    });
    expect(dashboard.staffUsage).toEqual([
      { staffMember: 'AI Marketing Specialist', requests: 2, tokens: 900, cost: 0.0015 },
    ]);
    expect(dashboard.byFeature).toEqual([{ feature: 'one-click-resume', requests: 3, tokens: 90, cost: 0.0025 }]);
    expect(dashboard.byModel).toEqual([{ model: 'gpt-4o-mini', requests: 4, tokens: 70, cost: 0.0035 }]);
    expect(dashboard.days).toEqual([{ day: '2026-11-21', cost: 7.25, calls: 40 }]);
  });

  it('projects when the daily limit will be reached at the current pace', () => {
    const createSpendTotals = (percentage: number) => ({
      ...metrics.spendTotals,
      day: { micros: percentage * 100_000, calls: 40 },
    });
    const listAlerts = (percentage: number, paidCallStatus = metrics.paidCallStatus) =>
      buildCostDashboard({ ...metrics, paidCallStatus, spendTotals: createSpendTotals(percentage) }, 'en').summary
        .alerts;
    expect(listAlerts(72.5)).toEqual([
      {
        level: 'warning',
        message: '72.5% of the daily limit has been spent. At this pace, the limit will be reached at 16:33 UTC.',
      },
    ]);
    expect(listAlerts(100)[0]?.message).toBe('100% of the daily limit has been spent.');
    expect(listAlerts(95, { ...metrics.paidCallStatus, isEmergency: true })[1]?.message).toBe(
      '95% of the daily limit has been spent.',
    );
  });

  it('lists the most severe alert first in every language', () => {
    const spendTotals = { day: { micros: 9_500_000, calls: 800 }, month: { micros: 150_000_000, calls: 1 } };
    const severeMetrics = {
      ...metrics,
      spendTotals,
      paidCallStatus: { ...metrics.paidCallStatus, isEmergency: true, isProviderDown: true },
    };
    for (const language of languageSchema.options) {
      const { alerts } = buildCostDashboard(severeMetrics, language).summary;
      expect(alerts.map(({ level }) => level)).toEqual(['emergency', 'critical', 'warning', 'warning', 'info']);
      expect(alerts[1]?.message).toContain('95');
      for (const { message } of alerts) expect(message).not.toMatch(/[{}]|undefined/);
    }
  });

  it('reports an exhausted limit exactly once', () => {
    const exhaustedLimits = [
      { period: '2026-11-21', kind: 'calls' as const },
      { period: '2026-11', kind: 'cost' as const },
    ];
    const { alerts } = buildCostDashboard(
      { ...metrics, paidCallStatus: { ...metrics.paidCallStatus, exhaustedLimits } },
      'en',
    ).summary;
    expect(alerts.map(({ level, message }) => [level, message.slice(0, 40)])).toEqual([
      ['critical', 'What’s left of the monthly limit doesn’t'],
      ['critical', 'Today’s API calls are used up. The built'],
      ['warning', '72.5% of the daily limit has been spent.'],
    ]);
  });

  it('does not divide by a limit of zero', () => {
    const { summary } = buildCostDashboard({ ...metrics, config: { ...metrics.config, dailyLimit: 0 } }, 'en');
    expect(summary.daily.cost).toEqual({ used: 7.25, limit: 0, percentage: 100, remaining: 0 });
  });
});
