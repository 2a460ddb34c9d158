import type { Experience, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { hasQuantity } from '../../ats/language/quantities';
import { canonicalizeText } from '../../ats/language/text-processing';
import { findSkills } from '../../ats/skills/find-skills';
import { countTerm, countTerms } from '../../ats/terms';
import { splitList } from '../occupations/occupation';
import { findOccupation } from './titles/find-occupation';

export interface TargetJob {
  jobTitle: string;
  industry?: Industry | undefined;
  jobPostingText?: string | undefined;
  /** Terms that the job posting asks for, most important first, if already known. */
  terms?: readonly string[] | undefined;
}

export interface Evidence {
  bullet: string;
  entry: Experience;
  entryIndex: number;
  terms: string[];
  /** Value apart from the terms: higher with figures, lower for older work and unfilled blanks. */
  strength: number;
}

/** Returns the resume's skills without group names ("Languages: Go, Rust" are two skills) and without job titles. */
export function listSkills(resume: ResumeContent): string[] {
  const listed = resume.skills.flatMap((skill) => skill.replace(/^[^:：]{1,40}[:：]\s*/u, '').split(/,\s|、/u));
  return omitJobTitles(resume, [...new Set(listed.filter(Boolean))]);
}

export function omitJobTitles(
  { personalInfo, experience }: ResumeContent,
  terms: readonly string[],
  wanted = '',
): string[] {
  const titles = [wanted, personalInfo.headline, ...experience.map(({ position }) => position)];
  const known = new Set(titles.map((title) => title.trim().toLowerCase()));
  return terms.filter((term) => !known.has(term.trim().toLowerCase()));
}

function usualTerms({ jobTitle, industry }: TargetJob, language: Language): string[] {
  const found = industry && findOccupation(jobTitle, industry, language).occupation;
  return found ? [found.terms, found.tools, found.certifications].flatMap(splitList) : [];
}

export function resolveJobTerms(job: TargetJob, resume: ResumeContent, language: Language): string[] {
  const { terms, jobPostingText, jobTitle } = job;
  if (terms) return omitJobTitles(resume, terms, jobTitle);
  const usual = usualTerms(job, language);
  if (!jobPostingText) return usual;
  const known = new Set(usual.map((term) => term.toLowerCase()));
  const all = [...usual, ...listSkills(resume).filter((skill) => !known.has(skill.toLowerCase()))];
  return all.filter((term) => countTerm(jobPostingText, term, language) > 0);
}

export function isTermInResume(term: string, resume: ResumeContent, language: Language): boolean {
  const { personalInfo, experience, projects, certifications, education } = resume;
  const texts = [
    personalInfo.summary,
    ...listSkills(resume),
    ...experience.flatMap((entry) => [entry.position, entry.description, ...entry.achievements]),
    ...projects.flatMap((project) => [project.description, ...project.technologies]),
    ...certifications.map(({ name }) => name),
    ...education.map(({ field }) => field),
  ];
  return countTerm(texts.join('\n'), term, language) > 0;
}

/**
 * Returns the terms that may appear in a sentence about the person. The resume contains them, and they are known noun
 * phrases: skills as the resume writes them, names of skills, and usual terms of the job title. Other terms cut from a
 * posting may be fragments of phrases.
 */
export function sayableTerms(
  terms: readonly string[],
  job: TargetJob,
  resume: ResumeContent,
  language: Language,
): string[] {
  const usual = new Set(usualTerms(job, language).map((term) => term.toLowerCase()));
  const own = new Map(listSkills(resume).map((skill) => [canonicalizeText(skill).toLowerCase(), skill]));
  const said = terms.flatMap((term) => {
    const entry = own.get(canonicalizeText(term).toLowerCase());
    if (entry) return [entry];
    const isNoun = usual.has(term.toLowerCase()) || isNameOfSkill(term, language);
    return isNoun && isTermInResume(term, resume, language) ? [term] : [];
  });
  return [...new Set(said)];
}

/** Returns whether the whole term is the name of a skill and not an inflected form. */
function isNameOfSkill(text: string, language: Language): boolean {
  const plain = canonicalizeText(text);
  return findSkills(plain, language).some(
    ({ start, end, term, text }) => start === 0 && end === plain.length && term === text,
  );
}

/**
 * Returns a term as it appears inside a sentence: in lower case if the resume's own sentences write it so, which they
 * never do with names.
 */
export function formatTermInSentence(term: string, { experience, personalInfo }: ResumeContent): string {
  const small = term.charAt(0).toLowerCase() + term.slice(1);
  const texts = [personalInfo.summary, ...experience.flatMap(({ achievements }) => achievements)];
  const isPhrase = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(term);
  return texts.some((text) => text.includes(small)) || (isPhrase && !/\p{Lu}/u.test(small)) ? small : term;
}

/** Matches a change or an amount: "from 14 to 6 minutes", "38%", "€2 million". */
const isResult = (text: string) =>
  /[%‰€$£¥₩円]|\p{Nd} ?원|\p{Nd}\P{Nd}{0,16}(?: (?:to|al?|à|auf|statt|instead of|au lieu de|en vez de) |から|에서 )\p{Nd}/u.test(
    text,
  );

/** Matches a term by its own words or by another name of the same skill. */
function termsShown(terms: readonly string[], language: Language): (bullet: string) => string[] {
  const skillsOfText = (text: string) => findSkills(canonicalizeText(text), language).map(({ skill }) => skill.id);
  const known = terms.map(skillsOfText);
  return (bullet) => {
    const counts = countTerms(bullet, terms, language);
    const skills = new Set(skillsOfText(bullet));
    return terms.filter((_, i) => counts[i] || known[i]?.some((id) => skills.has(id)));
  };
}

/** Returns the bullets of an entry or, if there are none, the sentences of its description. */
const listStatements = ({ achievements, description }: Experience) =>
  achievements.some((text) => text.trim())
    ? achievements
    : description.split(/\n+|(?<=[^\s.]{3}[.!?])\s+(?=\p{Lu})|(?<=。)/u);

/** Ranks the resume's bullets for a job: bullets that show its terms first, then results, then recent work. */
export function rankEvidence(resume: ResumeContent, terms: readonly string[], language: Language): Evidence[] {
  const termsIn = termsShown(terms, language);
  return resume.experience
    .flatMap((entry, entryIndex) =>
      listStatements(entry).map((bullet) => {
        const shown = termsIn(bullet);
        const open = splitBlanks(bullet).some(({ label }) => label !== undefined);
        const figures = hasQuantity(bullet, language) ? (isResult(bullet) ? 3 : 2) : 0;
        const strength = figures - Math.min(0.8 * entryIndex, 2.4) - (open ? 6 : 0);
        return { bullet, entry, entryIndex, terms: shown, strength, value: 3 * shown.length + strength };
      }),
    )
    .filter(({ bullet }) => bullet.trim().length > 0 && bullet.length <= 300)
    .sort((one, other) => other.value - one.value);
}
