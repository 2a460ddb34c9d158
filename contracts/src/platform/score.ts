import * as z from '@shortlist/contracts/z';

/** In display order. `fits` is about the target job, `reads` about parsing by an ATS. */
export const checkGroups = ['written', 'fits', 'complete', 'reads'] as const;

/** All texts are in the language of the request. */
export const checkSchema = z.object({
  /** Stable id in the rubric, such as "S1". */
  id: z.string(),
  group: z.enum(checkGroups),
  title: z.string(),
  /** False if the target is unknown or there is nothing to check. */
  applies: z.boolean(),
  points: z.number(),
  /** 0 for a check that only warns or caps the total. */
  max: z.number(),
  /** Points that the resume can reach without new facts. */
  reachable: z.number(),
  found: z.string(),
  /** Dotted path of the field to fix, such as "experience.0.achievements.2". */
  path: z.string().optional(),
  /** Absent if the check passes. */
  fix: z.string().optional(),
});
export type Check = z.infer<typeof checkSchema>;

/** `count` is the number of occurrences in the resume. `place` is the best place among them. */
export const termUsageSchema = z.object({
  term: z.string(),
  count: z.number().int(),
  place: z.enum(['entry', 'summary', 'skills', 'missing']),
});
export type TermUsage = z.infer<typeof termUsageSchema>;

/** `potential` is the score after filling all blanks and applying all suggestions that need no new facts. */
export const scoreSchema = z.object({
  atsScore: z.number().int().min(0).max(100),
  potential: z.number().int().min(0).max(100),
  rubricVersion: z.string(),
  checks: z.array(checkSchema),
  /** Target terms, most important first. */
  terms: z.array(termUsageSchema),
});
export type Score = z.infer<typeof scoreSchema>;
