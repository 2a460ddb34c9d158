import * as z from '@shortlist/contracts/z';

/** US dollars with up to six decimals. */
const dollars = z.number();

/** Amounts are dollars or numbers of calls. `percentage` is `used` in percent of `limit` and may exceed 100. */
const budgetSchema = z.object({
  used: dollars,
  limit: dollars,
  percentage: z.number(),
  remaining: dollars,
});

const usageSchema = z.object({ requests: z.number().int(), tokens: z.number().int(), cost: dollars });

/** GET /api/cost-protection/dashboard. Administrators only. Figures come from the ledger of AI calls. */
export const costDashboardSchema = z.object({
  summary: z.object({
    emergencyMode: z.boolean(),
    alerts: z.array(z.object({ level: z.enum(['info', 'warning', 'critical', 'emergency']), message: z.string() })),
    daily: z.object({ cost: budgetSchema, calls: budgetSchema }),
    monthly: budgetSchema,
  }),
  /** Usage of each agent in the last 7 days, most expensive first. `staffMember` is the agent's display name. */
  staffUsage: z.array(usageSchema.extend({ staffMember: z.string() })),
  projections: z.object({
    projectedMonthly: dollars,
    remainingDaysInMonth: z.number().int(),
    budgetRecommendation: z.object({ dailyBudgetRemaining: dollars }),
  }),
  /** Current limits, from the environment unless an administrator has overridden them. Thresholds are in percent. */
  config: z.object({
    dailyLimit: dollars,
    monthlyLimit: dollars,
    warningThreshold: z.number(),
    emergencyThreshold: z.number(),
  }),
  /** Current fallback: the usual model, a cheaper model, the built-in writer, or no writer. */
  ladder: z.enum(['model', 'cheaper', 'built-in', 'emergency']),
  /** Last 30 days (UTC) as YYYY-MM-DD, oldest first, including days without calls. `calls` counts only paid calls. */
  days: z.array(z.object({ day: z.string(), cost: dollars, calls: z.number().int() })),
  /** Month to date, most expensive first. Includes the free calls of the built-in writer. */
  byFeature: z.array(usageSchema.extend({ feature: z.string() })),
  byModel: z.array(usageSchema.extend({ model: z.string() })),
  /** Revenue from owners with a valid payment, converted to dollars by the price list, and the cost of their calls. */
  margin: z.object({
    payingUsers: z.number().int(),
    revenue: dollars,
    cost: dollars,
    costPerUser: dollars,
    marginPerUser: dollars,
  }),
  /** ISO 8601. */
  lastUpdated: z.string(),
});
export type CostDashboard = z.infer<typeof costDashboardSchema>;

/** Converts text to a number, but leaves blank text to be rejected later: `Number('')` is 0. */
const numberOrText = z
  .union([z.number(), z.string()], 'amount_invalid')
  .transform((value) => (typeof value === 'string' && value.trim() ? Number(value) : value));
const amount = z.number('amount_invalid').min(0, 'amount_invalid').max(1e9, 'amount_invalid');
const percent = z.number('amount_invalid').min(1, 'percent_invalid').max(100, 'percent_invalid');
const limit = numberOrText.pipe(amount);
const threshold = numberOrText.pipe(percent);

/**
 * POST /api/cost-protection/config. Takes any of the four settings, as typed. Limits are in US dollars, thresholds in
 * percent of a limit. Missing settings keep their stored values. The warning threshold must be below the emergency
 * threshold. Returns `costDashboardSchema`.
 */
export const costConfigSchema = z
  .object({ dailyLimit: limit, monthlyLimit: limit, warningThreshold: threshold, emergencyThreshold: threshold })
  .partial();
export type CostConfig = z.infer<typeof costConfigSchema>;

export const auditActionSchema = z.enum(['emergency_began', 'emergency_reset', 'settings_changed', 'alert', 'refund']);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** GET /api/cost-protection/audit. Newest first, at most 200 entries. */
export const auditEntrySchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Username of an administrator. Null for the circuit breaker. */
  by: z.string().nullable(),
  action: auditActionSchema,
  /** Reason and change, in the caller's language. */
  text: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** GET /api/cost-protection/calls.csv. Lists all calls of the last `days` days, oldest first. */
export const aiCallsQuerySchema = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) });
