import * as z from '@shortlist/contracts/z';
import { baseChangeSchema } from '@shortlist/contracts/builder/base-changes';
import { proposedChangeSchema, optimizationResultSchema } from '@shortlist/contracts/builder/optimization';
import type { ChangeReview } from './change-review';

const decisionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('accepted'),
    after: z.string(),
    bullet: z.object({ path: z.string(), before: z.string(), isNew: z.boolean().optional() }).optional(),
  }),
  z.object({ kind: z.literal('rejected') }),
]);
const storedReviewSchema: z.ZodType<ChangeReview> = z.object({
  source: z.enum(['ai', 'base']),
  changes: z.array(proposedChangeSchema.extend(baseChangeSchema.pick({ kind: true, item: true }).partial().shape)),
  decisions: z.record(z.string(), decisionSchema),
  current: z.string().nullable(),
  optimization: optimizationResultSchema.shape.optimization.omit({ changes: true }).optional(),
  baseVersion: z.number().optional(),
});

const getStorageKey = (resumeId: string) => `builder.review.${resumeId}`;

/** The review has already used quota, so it must survive a reload. */
export function loadReview(resumeId: string): ChangeReview | null {
  const text = localStorage.getItem(getStorageKey(resumeId));
  if (text === null) return null;
  try {
    return storedReviewSchema.parse(JSON.parse(text));
  } catch {
    localStorage.removeItem(getStorageKey(resumeId));
    return null;
  }
}

export function saveReview(resumeId: string, review: ChangeReview | null): void {
  if (review) localStorage.setItem(getStorageKey(resumeId), JSON.stringify(review));
  else localStorage.removeItem(getStorageKey(resumeId));
}
