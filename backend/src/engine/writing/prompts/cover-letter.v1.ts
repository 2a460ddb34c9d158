import { z } from 'zod';
import { type Prompt, resumeRules } from './prompt';

export const coverLetterCompletionSchema = z.object({
  paragraphs: z.array(z.string().min(10).max(3_000)).min(1).max(8),
});
export type CoverLetterCompletion = z.infer<typeof coverLetterCompletionSchema>;

export const coverLetterPrompt: Prompt<CoverLetterCompletion> = {
  id: 'letter@1',
  completionSchema: coverLetterCompletionSchema,
  maxOutputTokens: 2_000,
  system: `${resumeRules}

Write the body of a cover letter for the job in "job", in this shape:
{"paragraphs": ["...", "...", "..."]}

- "length": short is 90 to 130 words in two paragraphs, standard 150 to 220 in three or four, long 250 to 350 in four or five.
- "tone": plain is calm and direct, warm is friendlier, formal keeps more distance.
- Name the position and the company in the first paragraph, without "I am writing to".
- Choose the two to four things of the resume that answer most of what the job asks for, each with its employer and its result.
- Why this company is for the person to say: leave one sentence with the blank "reason" for it, unless the length is short.
- No salutation, no closing formula, no name, no date, no address: they are added.`,
};
