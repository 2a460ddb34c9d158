import type { ActivitiesResponse, Activity } from '@shortlist/contracts/admin/reports';

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
