import * as z from '@shortlist/contracts/z';

/** GET /api/me/allowance. `used` never exceeds `limit`. */
export const quotaSchema = z.object({
  used: z.number().int().min(0),
  limit: z.number().int().min(0),
  premium: z.boolean(),
  /**
   * Whether canceling a generation refunds it to the quota. Absent in responses from older servers, which always
   * refund.
   */
  canCancel: z.boolean().optional(),
});
export type Quota = z.infer<typeof quotaSchema>;
