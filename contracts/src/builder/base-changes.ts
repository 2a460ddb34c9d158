import * as z from '@shortlist/contracts/z';
import { proposedChangeSchema } from './optimization';

/**
 * A change in a base resume, offered to its variant.
 * - `text`: `after` replaces `before` at `path`. Booleans such as "experience.0.current" are "true" or "false".
 * - `add`: `item` goes before the item at `path` ("experience.2"). `after` describes the item.
 * - `remove`: The item at `path` goes. `before` describes the item.
 *
 * Paths refer to the variant before any change. `verdict` is `safe` if the variant still has the base's text, and
 * `confirm` if the variant has changed the text too.
 */
export const baseChangeSchema = proposedChangeSchema.extend({
  kind: z.enum(['text', 'add', 'remove']),
  item: z.unknown().optional(),
});
export type BaseChange = z.infer<typeof baseChangeSchema>;

/**
 * GET /api/resumes/{id}/base-changes. Lists changes in the base since the variant was last synced, for the variant's
 * latest draft. Returns `not_found` for a resume without a base. Clients apply changes with a draft or a save whose
 * cause is `base`.
 */
export const baseChangesSchema = z.object({
  baseVersion: z.number().int(),
  baseTitle: z.string(),
  changes: z.array(baseChangeSchema),
});
export type BaseChanges = z.infer<typeof baseChangesSchema>;

/**
 * POST /api/resumes/{id}/base-changes/seen. Marks the changes up to this version of the base as handled. Returns
 * `baseChangesSchema` without changes, or 409 `stale` with the new changes as `current` if the base has changed again.
 */
export const markBaseChangesSeenRequestSchema = z.object({ baseVersion: z.number().int().min(0) });
