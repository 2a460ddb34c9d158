import * as z from '@shortlist/contracts/z';

export const matchTermSchema = z.object({
  term: z.string(),
  /** 3 required, 1 preferred, 0.5 soft skill. */
  weight: z.number(),
  /**
   * Evidence in the resume. `entry`: literally in a dated entry (1.0); `list`: only in a list or the summary (0.6);
   * `alias`: as a synonym or variant (0.4).
   */
  place: z.enum(['entry', 'list', 'alias', 'missing']),
  /** Sentence of the job posting that contains the term. */
  phrase: z.string(),
});
export type MatchTerm = z.infer<typeof matchTermSchema>;

/** A requirement that disqualifies candidates, whatever the score. `unknown`: the resume does not mention it. */
export const knockoutCriterionSchema = z.object({
  kind: z.enum(['permit', 'licence', 'language', 'place', 'shift', 'years']),
  /** The requirement in the posting's words. */
  asked: z.string(),
  answer: z.enum(['yes', 'no', 'unknown']),
  found: z.string().optional(),
});
export type KnockoutCriterion = z.infer<typeof knockoutCriterionSchema>;

/**
 * A part of the match. It does not count (`applies` is false) if the job posting does not mention it. `asked` is the
 * requirement of the posting, `found` the matching content of the resume; for `coverage`, both are numbers of terms.
 */
const matchPartSchema = z.object({
  applies: z.boolean(),
  points: z.number(),
  max: z.number(),
  asked: z.string(),
  found: z.string(),
});

/**
 * Match of a resume with a job posting, integers 0 to 100: 70 for the weighted coverage of the terms, 12 for title, 10
 * for years, 8 for degree. `potential` is the match that the resume can reach without new facts, by using the wording
 * of the job posting.
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
  /** Missing terms, by what the user can do about them. */
  missing: z.object({
    /** The resume has evidence: add the term to an entry. */
    evidenced: z.array(z.string()),
    /** The resume uses other words, given as `said`: use the wording of the job posting. */
    sayItTheirWay: z.array(z.object({ term: z.string(), said: z.string() })),
    /** The resume has no evidence: add the term only if it is true. */
    askYourself: z.array(z.string()),
  }),
  knockOuts: z.array(knockoutCriterionSchema),
});
export type JobMatch = z.infer<typeof jobMatchSchema>;
