import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import type { ActivitiesResponse, Activity } from '@shortlist/contracts/admin/reports';

export const adminUser = {
  id: '1',
  username: 'operator',
  email: 'operator@example.com',
  isPremium: false,
  isAdmin: true,
  createdAt: '2026-11-01T00:00:00.000Z',
};

export const costDashboard: CostDashboard = {
  summary: {
    emergencyMode: false,
    alerts: [
      { level: 'emergency', message: 'First.' },
      { level: 'critical', message: 'Second.' },
      { level: 'warning', message: 'Third.' },
      { level: 'info', message: 'Fourth.' },
    ],
    daily: {
      cost: { used: 7.421, limit: 10, percentage: 74, remaining: 2.58 },
      calls: { used: 1904, limit: 2000, percentage: 95, remaining: 96 },
    },
    monthly: { used: 118.36, limit: 200, percentage: 59, remaining: 81.64 },
  },
  staffUsage: [{ staffMember: 'AI Developer', requests: 391, tokens: 1_502_300, cost: 29.59 }],
  projections: {
    projectedMonthly: 177.54,
    remainingDaysInMonth: 10,
    budgetRecommendation: { dailyBudgetRemaining: 8.164 },
  },
  config: { dailyLimit: 10, monthlyLimit: 200, warningThreshold: 70, emergencyThreshold: 90 },
  ladder: 'cheaper',
  days: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
    cost: index % 10,
    calls: index * 10,
  })),
  byFeature: [
    { feature: 'one-click-resume', requests: 812, tokens: 2_400_000, cost: 61.2 },
    { feature: 'staff-business-ops', requests: 3, tokens: 9_000, cost: 0.2 },
    { feature: 'of-last-year', requests: 1, tokens: 0, cost: 0 },
  ],
  byModel: [{ model: 'gpt-4o-mini', requests: 1624, tokens: 4_800_000, cost: 118.36 }],
  margin: { payingUsers: 12, revenue: 228, cost: 30, costPerUser: 2.5, marginPerUser: 16.5 },
  lastUpdated: '2026-11-20T14:32:10.000Z',
};

export const createActivity = (number: number, changes: Partial<Activity> = {}): Activity => ({
  id: `activity-${number}`,
  staffMember: 'AI Developer',
  priority: 'medium',
  task: `Task ${number}`,
  response: `Answer ${number}`,
  completedAt: new Date(Date.UTC(2026, 10, 20, 14, 60 - number)).toISOString(),
  followUpRequired: false,
  assignee: null,
  resolvedAt: null,
  ...changes,
});

export const weeklyActivities: ActivitiesResponse = {
  summary: {
    totalTasks: 186,
    tasksByPriority: { low: 40, medium: 124, high: 22 },
    followUpsRequired: 9,
    averageTasksPerDay: 26.6,
    tasksByStaff: { 'AI Admin Assistant': 8, 'AI Customer Success Manager': 74, 'AI Developer': 22 },
  },
  activities: Array.from({ length: 12 }, (_, index) => createActivity(index + 1)),
};
