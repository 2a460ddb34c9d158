import * as z from '@shortlist/contracts/z';
import { prioritySchema } from './staff';

/** A task that an agent completed. `staffMember` is the agent's display name, such as "AI Developer". */
export const activitySchema = z.object({
  id: z.string(),
  staffMember: z.string(),
  priority: prioritySchema,
  task: z.string(),
  response: z.string(),
  /** ISO 8601. */
  completedAt: z.string(),
  followUpRequired: z.boolean(),
  /** Username of the administrator who took the follow-up. */
  assignee: z.string().nullable(),
  resolvedAt: z.string().nullable(),
});
export type Activity = z.infer<typeof activitySchema>;

/** GET /api/ai-reports/activities. Administrators only. Newest first, at most 200. */
export const activitiesQuerySchema = z.object({
  days: z.coerce.number().int().min(1).max(366).default(7),
  staffMember: z.string().max(80).optional(),
});
export const activitiesResponseSchema = z.object({
  summary: z.object({
    totalTasks: z.number().int(),
    tasksByPriority: z.object({ low: z.number().int(), medium: z.number().int(), high: z.number().int() }),
    followUpsRequired: z.number().int(),
    averageTasksPerDay: z.number(),
    tasksByStaff: z.record(z.string(), z.number().int()),
  }),
  activities: z.array(activitySchema),
});
export type ActivitiesResponse = z.infer<typeof activitiesResponseSchema>;

/** GET /api/ai-reports/follow-ups. Lists activities with an open follow-up, high priority first, then oldest. */
export const followUpsSchema = z.array(activitySchema);

/**
 * PATCH /api/ai-reports/follow-ups/{id}. `mine` assigns the follow-up to the caller or unassigns it. `resolved` closes
 * or reopens the follow-up. Returns `activitySchema`.
 */
export const updateFollowUpRequestSchema = z.object({ mine: z.boolean().optional(), resolved: z.boolean().optional() });

/**
 * GET /api/ai-reports/daily covers today so far. GET /api/ai-reports/weekly covers the last full week (UTC) and lists
 * the follow-ups that are open now. `report` is in the caller's language.
 */
export const reportSchema = z.object({
  report: z.string(),
  /** First and last day, as YYYY-MM-DD. */
  from: z.string(),
  to: z.string(),
  createdAt: z.string(),
});
export type Report = z.infer<typeof reportSchema>;
