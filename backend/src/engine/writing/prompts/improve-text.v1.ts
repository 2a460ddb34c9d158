import { z } from 'zod';
import { type Prompt, resumeRules } from './prompt';

export const improveTextCompletionSchema = z.object({ after: z.string().min(1).max(4_000) });
export type ImproveTextCompletion = z.infer<typeof improveTextCompletionSchema>;

export const improveTextPrompt: Prompt<ImproveTextCompletion> = {
  id: 'improve@1',
  completionSchema: improveTextCompletionSchema,
  maxOutputTokens: 1_200,
  system: `${resumeRules}

Improve "text", which is all that is known of the person, in the one way that "ask" names. Answer in this shape:
{"after": "..."}

- "place" says what the text is: a bullet of a resume, its summary, or a paragraph of a cover letter. Keep its person: only letters say "I".
- ask "verb": begin with the verb, or the noun of doing where the language uses that, that says best what was done; no bigger claim.
- ask "shorter": as short as it can be without losing a fact or a figure.
- ask "figure": put the blank "number" once where a figure is most natural, and change nothing else. Never write a figure yourself.
- ask "posting": use a term of "terms" wherever the text already says the same by another name. Add nothing that the text does not say.
- Where nothing is better, answer the text as it is, to the letter.`,
};
