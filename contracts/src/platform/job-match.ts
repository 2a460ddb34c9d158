import * as z from '@shortlist/contracts/z';

export const matchTermSchema = z.object({
  term: z.string(),
  /** 3 required, 1 preferred, 0.5 soft skill. */
  weight: z.number(),
  /**
   * Place of the term in the resume, with its share of the weight.
   * - `entry` (1.0): literally in a dated entry
   * - `list` (0.6): only in a list or the summary
   * - `alias` (0.4): only as a synonym or variant
   */
  place: z.enum(['entry', 'list', 'alias', 'missing']),
  /** Sentence of the job posting that contains the term. */
  phrase: z.string(),
});
export type MatchTerm = z.infer<typeof matchTermSchema>;

/** A requirement that disqualifies candidates regardless of the score. `unknown`: The resume does not mention it. */
export const knockoutCriterionSchema = z.object({
  kind: z.enum(['permit', 'licence', 'language', 'place', 'shift', 'years']),
  /** The requirement in the posting's words. */
  asked: z.string(),
  answer: z.enum(['yes', 'no', 'unknown']),
  found: z.string().optional(),
});
export type KnockoutCriterion = z.infer<typeof knockoutCriterionSchema>;

/**
 * A part of the match. `applies` is false if the job posting does not mention it. `asked` is the requirement in the job
 * posting, and `found` is the matching content in the resume. For `coverage`, both are numbers of terms.
 */
const matchPartSchema = z.object({
  applies: z.boolean(),
  points: z.number(),
  max: z.number(),
  asked: z.string(),
  found: z.string(),
});

/**
 * Match of a resume with a job posting, from 0 to 100. Up to 70 points are for terms, 12 for the title, 10 for years
 * and 8 for the degree. `potential` is the match after adopting the wording of the job posting, without new facts.
 */
export const jobMatchSchema = z.object({
  matchScore: z.number().int().min(0).max(100),
  potential: z.number().int().min(0).max(100),
  parts: z.object({
    coverage: matchPartSchema,
    title: matchPartSchema,
    years: matchPartSchema,
    degree: matchPartSchema,
  }),
  /** By weight, then in the order of the job posting. */
  terms: z.array(matchTermSchema),
  /** Missing terms, grouped by what the user can do about them. */
  missing: z.object({
    /** The resume has evidence for these terms. The user can add them to an entry. */
    evidenced: z.array(z.string()),
    /** The resume uses other words (`said`). The user can adopt the wording of the job posting. */
    sayItTheirWay: z.array(z.object({ term: z.string(), said: z.string() })),
    /** The resume has no evidence. The user should add these terms only if they are true. */
    askYourself: z.array(z.string()),
  }),
  knockOuts: z.array(knockoutCriterionSchema),
});
export type JobMatch = z.infer<typeof jobMatchSchema>;
