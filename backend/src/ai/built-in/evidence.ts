import type { Experience, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { hasQuantity } from '../../ats/language/quantities';
import { countTerm } from '../../ats/terms';
import { listOf } from '../profiles/occupation';
import { findOccupation } from './titles/find-occupation';

/** A job that a text is written for. */
export interface TargetJob {
  jobTitle: string;
  industry?: Industry | undefined;
  /** The posting's text. */
  jobDescription?: string | undefined;
  /** What it asks for, most important first, when that is known already. */
  terms?: readonly string[] | undefined;
}

/** A bullet of the resume, and which of the job's terms it shows. */
export interface Evidence {
  bullet: string;
  entry: Experience;
  /** Place of the entry in the resume, the latest first. */
  index: number;
  terms: string[];
}

/** Skills of a resume without the names of their groups: "Languages: Go, Rust" are two. */
export const skillsOf = ({ skills }: ResumeContent): string[] => [
  ...new Set(skills.flatMap((skill) => skill.replace(/^[^:：]{1,40}[:：]\s*/u, '').split(/,\s|、/u)).filter(Boolean)),
];

/** What a job asks for: what the caller knows, else what its text says of the person's skills and of the usual terms. */
export function termsOfJob(
  { terms, jobDescription, jobTitle, industry }: TargetJob,
  resume: ResumeContent,
  language: Language,
): string[] {
  if (terms) return [...terms];
  const found = industry && findOccupation(jobTitle, industry, language).occupation;
  const usual = found ? [found.terms, found.tools, found.ifHeld].flatMap(listOf) : [];
  if (!jobDescription) return usual;
  const known = new Set(usual.map((term) => term.toLowerCase()));
  const all = [...usual, ...skillsOf(resume).filter((skill) => !known.has(skill.toLowerCase()))];
  return all.filter((term) => countTerm(jobDescription, term, language) > 0);
}

/** Whether a resume says a term anywhere. */
export function isSaid(term: string, resume: ResumeContent, language: Language): boolean {
  const { personalInfo, experience, projects, certifications, education } = resume;
  const texts = [
    personalInfo.summary,
    ...skillsOf(resume),
    ...experience.flatMap((entry) => [entry.position, entry.description, ...entry.achievements]),
    ...projects.flatMap((project) => [project.description, ...project.technologies]),
    ...certifications.map(({ name }) => name),
    ...education.map(({ field }) => field),
  ];
  return countTerm(texts.join('\n'), term, language) > 0;
}

/** A term as it stands inside a sentence: small where the resume's own sentences have it small, as names never are. */
export function inText(term: string, { experience, personalInfo }: ResumeContent): string {
  const small = term.charAt(0).toLowerCase() + term.slice(1);
  const texts = [personalInfo.summary, ...experience.flatMap(({ achievements }) => achievements)];
  const isPhrase = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(term);
  return texts.some((text) => text.includes(small)) || (isPhrase && !/\p{Lu}/u.test(small)) ? small : term;
}

/** The resume's bullets, best first for a job: those that show its terms, then results, then recent work. */
export function evidenceOf(resume: ResumeContent, terms: readonly string[], language: Language): Evidence[] {
  return resume.experience
    .flatMap((entry, index) =>
      entry.achievements.map((bullet) => {
        const shown = terms.filter((term) => countTerm(bullet, term, language) > 0);
        const open = splitBlanks(bullet).some(({ label }) => label !== undefined);
        const value = 3 * shown.length + (hasQuantity(bullet, language) ? 2 : 0) - index - (open ? 4 : 0);
        return { bullet, entry, index, terms: shown, value };
      }),
    )
    .filter(({ bullet }) => bullet.trim().length > 0 && bullet.length <= 300)
    .sort((one, other) => other.value - one.value);
}
