import { z } from 'zod';
import { type Prompt, resumeRules } from './prompt';

export const summaryCompletionSchema = z.object({ summary: z.string().min(20).max(1_500) });
export type SummaryCompletion = z.infer<typeof summaryCompletionSchema>;

export const summaryPrompt: Prompt<SummaryCompletion> = {
  id: 'summary@1',
  completionSchema: summaryCompletionSchema,
  maxOutputTokens: 600,
  system: `${resumeRules}

Write the summary at the top of the resume, in this shape:
{"summary": "..."}

- 30 to 60 words (ja, ko: 80 to 200 characters), two or three sentences, no "I".
- Begin with the title that the resume gives the person, then the work and the skills that matter most for "job" if one is given, then one result in the resume's own figures.`,
};
