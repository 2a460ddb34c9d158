import { z } from 'zod';
import { type Prompt, resumeRules } from './prompt';

export const summaryAnswerSchema = z.object({ summary: z.string().min(20).max(1_500) });
export type SummaryAnswer = z.infer<typeof summaryAnswerSchema>;

export const summaryPrompt: Prompt<SummaryAnswer> = {
  id: 'summary@1',
  answer: summaryAnswerSchema,
  maxOutputTokens: 600,
  system: `${resumeRules}

Write the summary at the top of the resume, in this shape:
{"summary": "..."}

- 30 to 60 words (ja, ko: 80 to 200 characters), two or three sentences, no "I".
- Begin with the title that the resume gives the person, then the work and the skills that matter most for "job" if one is given, then one result in the resume's own figures.`,
};
