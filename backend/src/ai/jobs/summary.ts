import { summaryFrom, type SummaryOrder } from '../built-in/summary';
import { type SummaryAnswer, summaryPrompt } from '../prompts/summary.v1';
import { languageData, withoutContacts } from './data';
import type { Job } from './job';
import { checkTexts } from './truth';

export const writeSummary: Job<SummaryOrder, string, SummaryAnswer> = {
  name: 'summary',
  write: summaryFrom,
  prompt: summaryPrompt,
  data: ({ resume, target, language }) => ({
    ...languageData(language),
    job: target && { title: target.jobTitle, terms: target.terms, post: target.jobDescription?.slice(0, 12_000) },
    resume: withoutContacts(resume),
  }),
  check: ({ summary }, { resume, target, language }) => {
    const { output, offences } = checkTexts([{ text: summary }], { resume, language, jobText: target?.jobDescription });
    return { output: output.join(''), offences };
  },
};
