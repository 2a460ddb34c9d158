import * as z from '@shortlist/contracts/z';
import { proposedChangeSchema } from './optimization';

/**
 * One change of a base resume, offered to its variant. `kind` distinguishes texts from whole list items:
 * - `text`: `after` replaces `before` at `path` (booleans such as "experience.0.current" are "true" or "false");
 * - `add`: `item` is inserted before the item at `path` ("experience.2", "experience.0.achievements.3"); `after`
 * describes it;
 * - `remove`: the item at `path` is removed; `before` describes it.
 * Paths refer to the variant before any change; `applyChanges` (`documents/src/apply-changes.ts`) applies several at
 * once. `verdict` is `safe` if the variant still has the base's text, and `confirm` if the variant changed it too.
 */
export const baseChangeSchema = proposedChangeSchema.extend({
  kind: z.enum(['text', 'add', 'remove']),
  item: z.unknown().optional(),
});
export type BaseChange = z.infer<typeof baseChangeSchema>;

/**
 * GET /api/resumes/{id}/base-changes: changes of the base since this variant was last synced with it, compared with the
 * variant's latest draft. `not_found` for a resume without a base. Clients apply changes with a draft or a save whose
 * cause is `base`.
 */
export const baseChangesSchema = z.object({
  baseVersion: z.number().int(),
  baseTitle: z.string(),
  changes: z.array(baseChangeSchema),
});
export type BaseChanges = z.infer<typeof baseChangesSchema>;

/**
 * POST /api/resumes/{id}/base-changes/seen. Marks the changes up to this version of the base as handled, accepted or
 * not. Returns the remaining changes (none), or 409 `stale` with the changes as `current` if the base has changed
 * again.
 */
export const markBaseChangesSeenRequestSchema = z.object({ baseVersion: z.number().int().min(0) });
