import { createEmptyContent } from '@shortlist/documents/empty-content';
import { type ImproveTextInput, improveTextByRules } from '../rule-based/improve-text';
import { type ImproveTextCompletion, improveTextPrompt } from '../prompts/improve-text.v1';
import { buildLanguageData } from './prompt-data';
import type { WriterTask } from './writer-task';
import { checkTexts } from './check-texts';

/** Task that improves one text in one way. The text itself is the only source of facts. */
export const improveTextTask: WriterTask<ImproveTextInput, string, ImproveTextCompletion> = {
  name: 'improve',
  runRuleBased: improveTextByRules,
  prompt: improveTextPrompt,
  buildPromptData: ({ text, kind, place, language, aliases }) => ({
    ...buildLanguageData(language),
    ask: kind,
    place,
    text,
    terms: kind === 'posting' ? aliases : [],
    resume: 'The text is all that is known.',
  }),
  checkCompletion: ({ after }, { text, language, jobPosting }) => {
    const emptyResume = createEmptyContent();
    const resume = { ...emptyResume, personalInfo: { ...emptyResume.personalInfo, summary: text } };
    const { output, violations } = checkTexts([{ before: text, text: after }], {
      resume,
      language,
      jobPostingText: jobPosting,
    });
    return { output: output[0] || text, violations };
  },
};
