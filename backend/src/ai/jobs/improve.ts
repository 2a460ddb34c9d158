import { emptyContent } from '@shortlist/documents/empty-content';
import { type ImproveOrder, improvedText } from '../built-in/improve-text';
import { type ImproveAnswer, improveTextPrompt } from '../prompts/improve-text.v1';
import { languageData } from './data';
import type { Job } from './job';
import { checkTexts } from './truth';

/** Task that improves one text in one way. The text itself is the only source of facts. */
export const improveText: Job<ImproveOrder, string, ImproveAnswer> = {
  name: 'improve',
  write: improvedText,
  prompt: improveTextPrompt,
  data: ({ text, kind, place, language, aliases }) => ({
    ...languageData(language),
    ask: kind,
    place,
    text,
    terms: kind === 'posting' ? aliases : [],
    resume: 'The text is all that is known.',
  }),
  check: ({ after }, { text, language, jobPosting }) => {
    const known = emptyContent();
    const resume = { ...known, personalInfo: { ...known.personalInfo, summary: text } };
    const { output, offences } = checkTexts([{ before: text, text: after }], { resume, language, jobText: jobPosting });
    return { output: output[0] || text, offences };
  },
};
