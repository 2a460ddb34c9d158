import * as z from '@shortlist/contracts/z';
import { baseChangeSchema } from '@shortlist/contracts/builder/base-changes';
import { changeSchema, optimizedSchema } from '@shortlist/contracts/builder/optimization';
import type { Review } from './review';

const decisionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('accepted'),
    after: z.string(),
    usedIn: z.object({ path: z.string(), before: z.string() }).optional(),
  }),
  z.object({ kind: z.literal('rejected') }),
]);
const reviewSchema: z.ZodType<Review> = z.object({
  source: z.enum(['ai', 'base']),
  changes: z.array(changeSchema.extend(baseChangeSchema.pick({ kind: true, item: true }).partial().shape)),
  decisions: z.record(z.string(), decisionSchema),
  current: z.string().nullable(),
  optimization: optimizedSchema.shape.optimization.omit({ changes: true }).optional(),
  baseVersion: z.number().optional(),
});

const keyOf = (resumeId: string) => `builder.review.${resumeId}`;

/**
 * Returns the unfinished review from local storage. The review counted against the quota, so a reload must not lose it.
 */
export function readReview(resumeId: string): Review | null {
  const text = localStorage.getItem(keyOf(resumeId));
  if (text === null) return null;
  try {
    return reviewSchema.parse(JSON.parse(text));
  } catch {
    localStorage.removeItem(keyOf(resumeId));
    return null;
  }
}

export function keepReview(resumeId: string, review: Review | null): void {
  if (review) localStorage.setItem(keyOf(resumeId), JSON.stringify(review));
  else localStorage.removeItem(keyOf(resumeId));
}
