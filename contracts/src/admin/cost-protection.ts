import { z } from 'zod';

/** An amount of US dollars, as a number with up to six decimals. Stored as integer micro-dollars. */
const dollars = z.number();

const budgetSchema = z.object({
  used: dollars,
  limit: dollars,
  percentage: z.number(),
  remaining: dollars,
});

/** GET /api/cost-protection/dashboard, administrators only. Figures come from the ledger of AI calls. */
export const costDashboardSchema = z.object({
  summary: z.object({
    emergencyMode: z.boolean(),
    alerts: z.array(z.object({ level: z.enum(['info', 'warning', 'critical', 'emergency']), message: z.string() })),
    daily: z.object({ cost: budgetSchema, calls: budgetSchema }),
    monthly: budgetSchema,
  }),
  staffUsage: z.array(
    z.object({ staffMember: z.string(), requests: z.number().int(), tokens: z.number().int(), cost: dollars }),
  ),
  projections: z.object({
    projectedMonthly: dollars,
    remainingDaysInMonth: z.number().int(),
    budgetRecommendation: z.object({ dailyBudgetRemaining: dollars }),
  }),
  /** ISO 8601 */
  lastUpdated: z.string(),
});
export type CostDashboard = z.infer<typeof costDashboardSchema>;
