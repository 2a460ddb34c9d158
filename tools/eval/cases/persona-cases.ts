import { type CoverLetterTaskInput, coverLetterTask } from '@shortlist/backend/ai/tasks/cover-letter';
import { rewriteBulletsTask } from '@shortlist/backend/ai/tasks/rewrite-bullets';
import { summaryTask } from '@shortlist/backend/ai/tasks/summary';
import { buildTitleTarget } from '@shortlist/backend/ai/rule-based/target-terms';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { type AllowedFacts, collectStrings } from '../metrics/allowed-facts';
import type { EvalCase, WriterOutput } from './eval-case';

export interface Persona {
  /** For example "nurse"; part of the ids of their cases. */
  id: string;
  language: Language;
  resume: ResumeContent;
  jobTitle: string;
  industry: Industry;
  company: string;
  jobPosting: string;
}

const getAllowedFacts = ({ language, resume, jobTitle, company }: Persona): AllowedFacts => ({
  language,
  sourceText: [...collectStrings(resume), jobTitle, company].join('\n'),
  allowedNames: [],
  allowsSuggestions: false,
});

const countBlanks = (texts: readonly string[]) =>
  texts.flatMap(splitBlanks).filter(({ label }) => label !== undefined).length;

const toTextOutput = (texts: string[]): WriterOutput => ({ texts, prose: texts, blankCount: countBlanks(texts) });

export function createCoverLetterCase(person: Persona, length: CoverLetterTaskInput['length']): EvalCase {
  const { id, language, resume, jobTitle, industry, company, jobPosting: jobDescription } = person;
  const order: CoverLetterTaskInput = {
    resume,
    jobTitle,
    industry,
    company,
    jobPostingText: jobDescription,
    length,
    language,
  };
  return {
    id: `${language}/letter-${id}`,
    language,
    kind: 'letter',
    allowedFacts: getAllowedFacts(person),
    write: async (writer, context) => toTextOutput((await writer.runTask(coverLetterTask, order, context)).paragraphs),
  };
}

export function createSummaryCase(person: Persona, forJob: boolean): EvalCase {
  const { id, language, resume, jobTitle, industry, jobPosting: jobDescription } = person;
  return {
    id: `${language}/summary-${id}`,
    language,
    kind: 'summary',
    allowedFacts: getAllowedFacts(person),
    async write(writer, context) {
      const target = forJob ? { jobTitle, industry, jobPostingText: jobDescription } : undefined;
      const summary = await writer.runTask(summaryTask, { resume, target, language }, context);
      const written = { ...resume, personalInfo: { ...resume.personalInfo, summary } };
      return {
        ...toTextOutput([summary]),
        scoringInput: { resume: written, target: buildTitleTarget(jobTitle, industry, language) },
      };
    },
  };
}

export function createBulletsCase(
  person: Persona,
  bullets = person.resume.experience[0]?.achievements ?? [],
): EvalCase {
  const { id, language, jobTitle, industry } = person;
  const withBullets = (achievements: string[]) => ({
    ...person.resume,
    experience: person.resume.experience.map((entry, i) => (i === 0 ? { ...entry, achievements } : entry)),
  });
  const resume = withBullets(bullets);
  return {
    id: `${language}/bullets-${id}`,
    language,
    kind: 'bullets',
    allowedFacts: getAllowedFacts({ ...person, resume }),
    async write(writer, context) {
      const rewrites = await writer.runTask(rewriteBulletsTask, { bullets, resume, language }, context);
      const after = rewrites.map((rewrite) => rewrite.after);
      return {
        ...toTextOutput(after),
        scoringInput: { resume: withBullets(after), target: buildTitleTarget(jobTitle, industry, language) },
      };
    },
  };
}
