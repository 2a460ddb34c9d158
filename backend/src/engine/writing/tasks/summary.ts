import { buildSummary, type SummaryInput } from '../rule-based/summary';
import { type SummaryCompletion, summaryPrompt } from '../prompts/summary.v1';
import { buildLanguageData, omitContacts } from './prompt-data';
import type { WriterTask } from './writer-task';
import { checkTexts } from './check-texts';

export const summaryTask: WriterTask<SummaryInput, string, SummaryCompletion> = {
  name: 'summary',
  runRuleBased: buildSummary,
  prompt: summaryPrompt,
  buildPromptData: ({ resume, target, language }) => ({
    ...buildLanguageData(language),
    job: target && { title: target.jobTitle, terms: target.terms, post: target.jobPostingText?.slice(0, 12_000) },
    resume: omitContacts(resume),
  }),
  checkCompletion: ({ summary }, { resume, target, language, today }) => {
    const { output, violations } = checkTexts([{ text: summary }], {
      resume,
      language,
      jobPostingText: target?.jobPostingText,
      today,
    });
    return { output: output.join(''), violations };
  },
};
