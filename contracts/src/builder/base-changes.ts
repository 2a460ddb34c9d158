import * as z from '@shortlist/contracts/z';
import { changeSchema } from './optimization';

/**
 * One change of a base resume, offered to its variant. Texts and whole items of lists are told apart by `kind`:
 * - `text`: `after` takes the place of `before` at `path` (for a yes or no, such as "experience.0.current", "true" or "false");
 * - `add`: `item` goes before what stands at `path` ("experience.2", "experience.0.achievements.3"); `after` says it in words;
 * - `remove`: what stands at `path` goes; `before` says it in words.
 * Every path counts in the variant as it stands, before any change; `applyChanges` of documents applies several at once.
 * `verdict` is `safe` where the variant still says what the base said, `confirm` where both have changed.
 */
export const baseChangeSchema = changeSchema.extend({
  kind: z.enum(['text', 'add', 'remove']),
  item: z.unknown().optional(),
});
export type BaseChange = z.infer<typeof baseChangeSchema>;

/**
 * GET /api/resumes/{id}/base-changes: what changed in the base since this variant was last brought up to it; the
 * variant counts as it is typed. `not_found` for a resume without a base. Applying is a draft or a save with cause `base`.
 */
export const baseChangesSchema = z.object({
  baseVersion: z.number().int(),
  baseTitle: z.string(),
  changes: z.array(baseChangeSchema),
});
export type BaseChanges = z.infer<typeof baseChangesSchema>;

/**
 * POST /api/resumes/{id}/base-changes/seen: what that version of the base changed is dealt with, accepted or not; answers
 * what is left, which is nothing. 409 `stale` with the changes as `current` when the base was written again.
 */
export const baseSeenSchema = z.object({ baseVersion: z.number().int().min(0) });
