import { type LetterInput, writeLetter } from '@shortlist/backend/ai/jobs/letter';
import { rewriteBullets } from '@shortlist/backend/ai/jobs/bullets';
import { writeSummary } from '@shortlist/backend/ai/jobs/summary';
import { targetOf } from '@shortlist/backend/ai/built-in/target-terms';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { type Facts, textsIn } from '../measure/facts';
import type { Input, Work } from './input';

export interface Person {
  /** For example "nurse"; part of the ids of their cases. */
  id: string;
  language: Language;
  resume: ResumeContent;
  jobTitle: string;
  industry: Industry;
  company: string;
  posting: string;
}

const factsOf = ({ language, resume, jobTitle, company }: Person): Facts => ({
  language,
  said: [...textsIn(resume), jobTitle, company].join('\n'),
  names: [],
  suggestions: false,
});

const countBlanks = (texts: readonly string[]) =>
  texts.flatMap(splitBlanks).filter(({ label }) => label !== undefined).length;

const textWork = (texts: string[]): Work => ({ texts, prose: texts, blanks: countBlanks(texts) });

export function letterOf(person: Person, length: LetterInput['length']): Input {
  const { id, language, resume, jobTitle, industry, company, posting: jobDescription } = person;
  const order: LetterInput = { resume, jobTitle, industry, company, jobDescription, length, language };
  return {
    id: `${language}/letter-${id}`,
    language,
    kind: 'letter',
    facts: factsOf(person),
    write: async (writer, caller) => textWork((await writer.do(writeLetter, order, caller)).paragraphs),
  };
}

export function summaryOf(person: Person, forJob: boolean): Input {
  const { id, language, resume, jobTitle, industry, posting: jobDescription } = person;
  return {
    id: `${language}/summary-${id}`,
    language,
    kind: 'summary',
    facts: factsOf(person),
    async write(writer, caller) {
      const target = forJob ? { jobTitle, industry, jobDescription } : undefined;
      const summary = await writer.do(writeSummary, { resume, target, language }, caller);
      const written = { ...resume, personalInfo: { ...resume.personalInfo, summary } };
      return { ...textWork([summary]), scored: { resume: written, target: targetOf(jobTitle, industry, language) } };
    },
  };
}

export function bulletsOf(person: Person, bullets = person.resume.experience[0]?.achievements ?? []): Input {
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
    facts: factsOf({ ...person, resume }),
    async write(writer, caller) {
      const rewrites = await writer.do(rewriteBullets, { bullets, resume, language }, caller);
      const after = rewrites.map((rewrite) => rewrite.after);
      return {
        ...textWork(after),
        scored: { resume: withBullets(after), target: targetOf(jobTitle, industry, language) },
      };
    },
  };
}
