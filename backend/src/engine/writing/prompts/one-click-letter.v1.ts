import { z } from 'zod';
import { oneClickRules, type Prompt } from './prompt';

export const oneClickLetterCompletionSchema = z.object({
  paragraphs: z.array(z.string().min(10).max(3_000)).min(1).max(8),
});
export type OneClickLetterCompletion = z.infer<typeof oneClickLetterCompletionSchema>;

export const oneClickLetterPrompt: Prompt<OneClickLetterCompletion> = {
  id: 'one-click-letter@1',
  completionSchema: oneClickLetterCompletionSchema,
  maxOutputTokens: 1_500,
  system: `${oneClickRules}

Write the body of a cover letter for the title, in this shape:
{"paragraphs": ["...", "...", "..."]}

- Three short paragraphs, 120 to 180 words in all: why this work, what the person did (with the employer blank and a number blank), what comes next.
- No salutation, no closing, no name, no date, no address: they are added.
- Do not name the company that is applied to; say "your team" or the like.`,
};
