import { type CoverLetterTaskInput, coverLetterTask } from '@shortlist/backend/engine/writing/tasks/cover-letter';
import { rewriteBulletsTask } from '@shortlist/backend/engine/writing/tasks/rewrite-bullets';
import { summaryTask } from '@shortlist/backend/engine/writing/tasks/summary';
import { buildTitleTarget } from '@shortlist/backend/engine/writing/rule-based/target-terms';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { type AllowedFacts, collectStrings } from '../metrics/allowed-facts';
import type { EvalCase, WriterOutput } from './eval-case';

export interface Persona {
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

export function createCoverLetterCase(persona: Persona, length: CoverLetterTaskInput['length']): EvalCase {
  const { id, language, resume, jobTitle, industry, company, jobPosting } = persona;
  const input: CoverLetterTaskInput = {
    resume,
    jobTitle,
    industry,
    company,
    jobPostingText: jobPosting,
    length,
    language,
  };
  return {
    id: `${language}/letter-${id}`,
    language,
    kind: 'letter',
    allowedFacts: getAllowedFacts(persona),
    write: async (writer, context) => toTextOutput((await writer.runTask(coverLetterTask, input, context)).paragraphs),
  };
}

export function createSummaryCase(persona: Persona, hasTarget: boolean): EvalCase {
  const { id, language, resume, jobTitle, industry, jobPosting } = persona;
  return {
    id: `${language}/summary-${id}`,
    language,
    kind: 'summary',
    allowedFacts: getAllowedFacts(persona),
    async write(writer, context): Promise<WriterOutput> {
      const target = hasTarget ? { jobTitle, industry, jobPostingText: jobPosting } : undefined;
      const summary = await writer.runTask(summaryTask, { resume, target, language, today: '2026-01-01' }, context);
      const resumeWithSummary = { ...resume, personalInfo: { ...resume.personalInfo, summary } };
      return {
        ...toTextOutput([summary]),
        scoringInput: { resume: resumeWithSummary, target: buildTitleTarget(jobTitle, industry, language) },
      };
    },
  };
}

export function createBulletsCase(
  persona: Persona,
  bullets = persona.resume.experience[0]?.achievements ?? [],
): EvalCase {
  const { id, language, jobTitle, industry } = persona;
  const replaceBullets = (achievements: string[]): ResumeContent => ({
    ...persona.resume,
    experience: persona.resume.experience.map((entry, i) => (i === 0 ? { ...entry, achievements } : entry)),
  });
  const resume = replaceBullets(bullets);
  return {
    id: `${language}/bullets-${id}`,
    language,
    kind: 'bullets',
    allowedFacts: getAllowedFacts({ ...persona, resume }),
    async write(writer, context): Promise<WriterOutput> {
      const rewrites = await writer.runTask(rewriteBulletsTask, { bullets, resume, language }, context);
      const newBullets = rewrites.map((rewrite) => rewrite.after);
      return {
        ...toTextOutput(newBullets),
        scoringInput: { resume: replaceBullets(newBullets), target: buildTitleTarget(jobTitle, industry, language) },
      };
    },
  };
}
