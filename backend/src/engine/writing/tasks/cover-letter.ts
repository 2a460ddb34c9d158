import type { LetterTone } from '@shortlist/contracts/builder/cover-letter';
import { formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import { z } from 'zod';
import { removeSalutation } from '../../language/text-processing';
import { streamPartialParagraphs } from '../rule-based/partial-documents';
import { rankEvidence, resolveJobTerms } from '../rule-based/job-evidence';
import {
  filterPostingTerms,
  buildCoverLetter,
  type CoverLetterWriterInput,
  type CoverLetterText,
  suggestLetterImprovements,
  removeDoublePeriods,
} from '../rule-based/cover-letter';
import { localizeResume } from '../rule-based/localize-resume';
import { type CoverLetterCompletion, coverLetterPrompt } from '../prompts/cover-letter.v1';
import { buildLanguageData, omitContacts } from './prompt-data';
import type { WriterTask } from './writer-task';
import { checkTexts } from './check-texts';

export type { CoverLetterText } from '../rule-based/cover-letter';

export interface CoverLetterTaskInput extends CoverLetterWriterInput {
  /** Used only by a model. The rule-based writer has a single, calm tone. */
  tone?: LetterTone | undefined;
}

const partialSchema = z.object({
  paragraphs: z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.filter((item) => typeof item === 'string')),
});

function* streamPartialLetters({ salutation, paragraphs, suggestions }: CoverLetterText): Generator<CoverLetterText> {
  for (const partialParagraphs of streamPartialParagraphs(paragraphs))
    yield { salutation, paragraphs: partialParagraphs, suggestions: [] };
  yield { salutation, paragraphs, suggestions };
}

export const coverLetterTask: WriterTask<CoverLetterTaskInput, CoverLetterText, CoverLetterCompletion> = {
  name: 'letter',
  runRuleBased: buildCoverLetter,
  streamPartials: streamPartialLetters,
  prompt: coverLetterPrompt,
  buildPromptData: (input) => ({
    ...buildLanguageData(input.language),
    job: { title: input.jobTitle, company: input.company, post: input.jobPostingText?.slice(0, 12_000) },
    terms: resolveJobTerms(input, localizeResume(input.language, input.resume, input.resumeLanguage), input.language),
    length: input.length ?? 'standard',
    tone: input.tone ?? 'plain',
    resume: omitContacts(input.resume),
  }),
  checkCompletion: ({ paragraphs }, input) => {
    const { resume, language, resumeLanguage, adviceLanguage, jobTitle, company, recipient } = input;
    const bodyTexts = paragraphs.map((text) => ({ text: removeSalutation(text) }));
    const checked = checkTexts(bodyTexts, {
      resume,
      language,
      allowedNames: [jobTitle, company, recipient ?? ''],
      jobPostingText: input.jobPostingText,
    });
    const texts = checked.output.filter(Boolean).map(removeDoublePeriods);
    const localizedResume = localizeResume(language, resume, resumeLanguage);
    const terms = resolveJobTerms(input, localizedResume, language);
    const evidence = rankEvidence(resume, terms, resumeLanguage ?? language);
    const output = {
      salutation: formatSalutation(language, recipient),
      paragraphs: texts,
      suggestions: suggestLetterImprovements({
        resume: localizedResume,
        language,
        adviceLanguage,
        paragraphs: texts,
        requestedTerms: filterPostingTerms(input, terms),
        evidence,
      }),
    };
    return { output, violations: checked.violations };
  },
  isEmpty: ({ paragraphs }) => paragraphs.length === 0,
  parsePartial: (value) => partialSchema.catch({ paragraphs: [] }).parse(value),
};
