import { z } from 'zod';
import { oneClickRules, type Prompt } from './prompt';

/** Contains only the parts that describe the occupation. The model is not asked for facts about the user. */
export const oneClickResumeCompletionSchema = z.object({
  summary: z.string().min(20).max(2_000),
  experience: z
    .array(z.object({ achievements: z.array(z.string().min(3).max(600)).min(1).max(12) }))
    .min(1)
    .max(8),
  skills: z.array(z.string().min(1).max(120)).min(3).max(40),
  keywords: z.array(z.string().min(1).max(120)).max(40),
});
export type OneClickResumeCompletion = z.infer<typeof oneClickResumeCompletionSchema>;

export const oneClickResumePrompt: Prompt<OneClickResumeCompletion> = {
  id: 'one-click-resume@1',
  completionSchema: oneClickResumeCompletionSchema,
  maxOutputTokens: 3_000,
  system: `${oneClickRules}

Write the words of a resume for the title, in this shape:
{"summary": "...", "experience": [{"achievements": ["...", "..."]}], "skills": ["..."], "keywords": ["..."]}

- summary: 30 to 60 words, the title in the first sentence, no "I".
- experience: three jobs, latest first: six, four and three bullets. The first is the title itself, the others earlier and simpler jobs on the way to it.
- Each bullet has 6 to 30 words, starts with an action, and is different from every other. About half of them carry one number blank.
- skills: 8 to 14, the skills and tools that postings for the title name, no certificates and no degrees.
- keywords: 12 to 16 terms that applicant tracking systems look for with this title, most important first; use most of them literally in the bullets.`,
};
