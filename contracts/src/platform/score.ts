import * as z from '@shortlist/contracts/z';

/** The groups of checks, in the order in which screens show them. */
export const checkGroups = ['written', 'fits', 'complete', 'reads'] as const;

/** One explained check of the score. All texts are in the language of the request. */
export const checkSchema = z.object({
  /** Stable id of the rubric: "S1", "E4". */
  id: z.string(),
  group: z.enum(checkGroups),
  title: z.string(),
  /** False when the check leaves the denominator (no target known, nothing to check). */
  applies: z.boolean(),
  points: z.number(),
  /** 0 for a check that gives no points: it warns, and may cap the total. It fails when there is a `fix`. */
  max: z.number(),
  /** Points that it gives in `potential`: the gap to `points` can be closed without a new fact. */
  reachable: z.number(),
  /** The finding, in words. */
  found: z.string(),
  /** Field that the fix starts at, dotted: "experience.0.achievements.2". Absent when nothing is to be done. */
  path: z.string().optional(),
  /** The advice, in words. Absent when nothing is to be done. */
  fix: z.string().optional(),
});
export type Check = z.infer<typeof checkSchema>;

/** The number of times that a target term stands in the resume, and the best place of it. */
export const termSchema = z.object({
  term: z.string(),
  count: z.number().int(),
  place: z.enum(['entry', 'summary', 'skills', 'missing']),
});
export type Term = z.infer<typeof termSchema>;

/** A score: integers 0 to 100. `potential` is the score once every blank is filled and everything evidenced is said. */
export const scoreSchema = z.object({
  atsScore: z.number().int().min(0).max(100),
  potential: z.number().int().min(0).max(100),
  rubricVersion: z.string(),
  checks: z.array(checkSchema),
  /** Target terms, most important first. */
  terms: z.array(termSchema),
});
export type Score = z.infer<typeof scoreSchema>;
