import { z } from 'zod';
import { bulletReasonSchema } from '../rule-based/bullet-rules/bullet-rule';
import { type Prompt, resumeRules } from './prompt';

export const rewriteBulletsCompletionSchema = z.object({
  bullets: z.array(z.object({ after: z.string().min(1).max(600), reason: bulletReasonSchema })).max(60),
});
export type RewriteBulletsCompletion = z.infer<typeof rewriteBulletsCompletionSchema>;

export const rewriteBulletsPrompt: Prompt<RewriteBulletsCompletion> = {
  id: 'bullets@1',
  completionSchema: rewriteBulletsCompletionSchema,
  maxOutputTokens: 3_000,
  system: `${resumeRules}

Rewrite each text of "bullets" as the resumes of that language say it, in this shape, one item a bullet in the same order:
{"bullets": [{"after": "...", "reason": "weak_opening"}]}

- Start with what was done: a verb, or the noun of doing where the language uses that. 6 to 30 words (ja, ko: 15 to 80 characters).
- Take away weak openings, the first person, stock phrases, fillers and overlong endings. Keep every fact and every figure of the bullet.
- Use a word of "terms" only where the bullet already says the same thing in another word.
- Where a figure is natural and none is given, put the blank "number" in its place, at most once a bullet.
- A bullet that is good already stays as it is, to the letter, with the reason "unchanged".
- reason: the most important of weak_opening, first_person, stock_phrase, filler, too_long, add_number, clearer, unchanged.`,
};
