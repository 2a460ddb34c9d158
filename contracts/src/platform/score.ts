import * as z from '@shortlist/contracts/z';

/** In display order. `fits`: matches the target job; `reads`: is parsed correctly by an ATS. */
export const checkGroups = ['written', 'fits', 'complete', 'reads'] as const;

/** All texts are in the language of the request. */
export const checkSchema = z.object({
  /** Stable id in the rubric: "S1", "E4". */
  id: z.string(),
  group: z.enum(checkGroups),
  title: z.string(),
  /** False if the check does not count: the target is unknown, or there is nothing to check. */
  applies: z.boolean(),
  points: z.number(),
  /** 0 for a check that only warns and may cap the total. A check fails if it has a `fix`. */
  max: z.number(),
  /** Points that the check can reach without new facts; part of `potential`. */
  reachable: z.number(),
  found: z.string(),
  /** Dotted field where the fix starts: "experience.0.achievements.2". Absent if nothing needs fixing. */
  path: z.string().optional(),
  fix: z.string().optional(),
});
export type Check = z.infer<typeof checkSchema>;

/** `count` is the number of occurrences in the resume, `place` the best place among them. */
export const termUsageSchema = z.object({
  term: z.string(),
  count: z.number().int(),
  place: z.enum(['entry', 'summary', 'skills', 'missing']),
});
export type TermUsage = z.infer<typeof termUsageSchema>;

/** `potential` is the score after all blanks are filled and all suggestions that need no new facts are applied. */
export const scoreSchema = z.object({
  atsScore: z.number().int().min(0).max(100),
  potential: z.number().int().min(0).max(100),
  rubricVersion: z.string(),
  checks: z.array(checkSchema),
  /** Target terms, most important first. */
  terms: z.array(termUsageSchema),
});
export type Score = z.infer<typeof scoreSchema>;
