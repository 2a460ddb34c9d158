import type { LetterTone } from '@shortlist/contracts/builder/writing';
import { salutationOf } from '@shortlist/documents/words/letters';
import { z } from 'zod';
import { growing } from '../built-in/drafts';
import { evidenceOf, termsOfJob } from '../built-in/evidence';
import {
  askedIn,
  letterFrom,
  type LetterOrder,
  type LetterText,
  suggestionsFor,
  withSingleStops,
} from '../built-in/letter';
import { saidIn } from '../built-in/other-language';
import { type CoverLetterAnswer, coverLetterPrompt } from '../prompts/cover-letter.v1';
import { languageData, withoutContacts } from './data';
import type { Job } from './job';
import { checkTexts } from './truth';

export type { LetterText } from '../built-in/letter';

export interface LetterInput extends LetterOrder {
  /** Used only by a model: the rule-based writer has a single, calm tone. */
  tone?: LetterTone | undefined;
}

const partialSchema = z.object({
  paragraphs: z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.filter((item) => typeof item === 'string')),
});

/** Salutation at the start of a model's paragraph. The letter already has its own salutation. */
const greeting =
  /^(?:Dear|Hello|Hi|Estimad[oa]s?|Chers?|Chère|Madame|Bonjour|Sehr geehrte|Guten Tag|Liebe[rs]?|拝啓)(?=[\s,])[^.!?。]{0,80}?[,:。]\s*/u;

function* beginnings({ salutation, paragraphs, suggestions }: LetterText): Generator<LetterText> {
  for (const written of growing(paragraphs)) yield { salutation, paragraphs: written, suggestions: [] };
  yield { salutation, paragraphs, suggestions };
}

export const writeLetter: Job<LetterInput, LetterText, CoverLetterAnswer> = {
  name: 'letter',
  write: letterFrom,
  beginnings,
  prompt: coverLetterPrompt,
  data: (input) => ({
    ...languageData(input.language),
    job: { title: input.jobTitle, company: input.company, post: input.jobDescription?.slice(0, 12_000) },
    terms: termsOfJob(input, saidIn(input.language, input.resume, input.resumeLanguage), input.language),
    length: input.length ?? 'standard',
    tone: input.tone ?? 'plain',
    resume: withoutContacts(input.resume),
  }),
  check: ({ paragraphs }, input) => {
    const { resume, language, resumeLanguage, adviceLanguage, jobTitle, company, recipient } = input;
    const own = paragraphs.map((text) => ({ text: text.replace(greeting, '') }));
    const checked = checkTexts(own, {
      resume,
      language,
      given: [jobTitle, company, recipient ?? ''],
      jobText: input.jobDescription,
    });
    const texts = checked.output.filter(Boolean).map(withSingleStops);
    const said = saidIn(language, resume, resumeLanguage);
    const terms = termsOfJob(input, said, language);
    const evidence = evidenceOf(resume, terms, resumeLanguage ?? language);
    const output = {
      salutation: salutationOf(language, recipient),
      paragraphs: texts,
      suggestions: suggestionsFor({
        resume: said,
        language,
        adviceLanguage,
        paragraphs: texts,
        asked: askedIn(input, terms),
        evidence,
      }),
    };
    return { output, offences: checked.offences };
  },
  partial: (value) => partialSchema.catch({ paragraphs: [] }).parse(value),
};
