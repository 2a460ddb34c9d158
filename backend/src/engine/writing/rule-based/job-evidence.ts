import type { Experience, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { hasQuantity } from '../../language/quantities';
import { canonicalizeText, tokenize } from '../../language/text-processing';
import { findNamedSkill, findSkills } from '../../matching/skills/find-skills';
import { countTerm, countTerms } from '../../matching/terms';
import { lowercaseCommonTerm } from './term-case';
import { findOccupation } from './titles/find-occupation';

export interface TargetJob {
  jobTitle: string;
  industry?: Industry | undefined;
  jobPostingText?: string | undefined;
  /** Terms of the job posting, most important first, if already known. */
  terms?: readonly string[] | undefined;
}

/** A bullet of a job, and the terms of the target job in it. */
export interface Evidence {
  bullet: string;
  entry: Experience;
  entryIndex: number;
  terms: string[];
  /** Value regardless of the terms: higher with figures, lower for older work and unfilled blanks. */
  strength: number;
}

/** Returns the resume's skills without group names ("Languages: Go, Rust" are two skills) and without job titles. */
export function listSkills(resume: ResumeContent): string[] {
  const listedSkills = resume.skills.flatMap((skill) => skill.replace(/^[^:：]{1,40}[:：]\s*/u, '').split(/,\s|、/u));
  return omitJobTitles(resume, [...new Set(listedSkills.filter(Boolean))]);
}

/** Removes the target title, the headline and held positions from a list of terms, ignoring case. */
export function omitJobTitles(
  { personalInfo, experience }: ResumeContent,
  terms: readonly string[],
  targetTitle = '',
): string[] {
  const titles = [targetTitle, personalInfo.headline, ...experience.map(({ position }) => position)];
  const knownTitles = new Set(titles.map((title) => title.trim().toLowerCase()));
  return terms.filter((term) => !knownTitles.has(term.trim().toLowerCase()));
}

function listUsualTerms({ jobTitle, industry }: TargetJob, language: Language): string[] {
  const occupation = industry && findOccupation(jobTitle, industry, language).occupation;
  return occupation ? [...occupation.terms, ...occupation.tools, ...occupation.certifications] : [];
}

/**
 * Returns the terms of a job. Without terms of its own, returns the typical terms and the resume's skills that the
 * posting contains. Without a posting, returns the typical terms.
 */
export function resolveJobTerms(job: TargetJob, resume: ResumeContent, language: Language): string[] {
  const { terms, jobPostingText, jobTitle } = job;
  if (terms) return omitJobTitles(resume, terms, jobTitle);
  const usualTerms = listUsualTerms(job, language);
  if (!jobPostingText) return usualTerms;
  const usualTermKeys = new Set(usualTerms.map((term) => term.toLowerCase()));
  const candidates = [...usualTerms, ...listSkills(resume).filter((skill) => !usualTermKeys.has(skill.toLowerCase()))];
  return candidates.filter((term) => countTerm(jobPostingText, term, language) > 0);
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
 * Returns the terms that may appear in a sentence about the user: terms in the resume that are known noun phrases
 * (skills as the resume writes them, names of skills, and typical terms of the job title). Other terms cut from a
 * posting may be fragments of phrases.
 */
export function filterSentenceTerms(
  terms: readonly string[],
  job: TargetJob,
  resume: ResumeContent,
  language: Language,
): string[] {
  const usualTermKeys = new Set(listUsualTerms(job, language).map((term) => term.toLowerCase()));
  const skillByKey = new Map(listSkills(resume).map((skill) => [canonicalizeText(skill).toLowerCase(), skill]));
  const allowedTerms = terms.flatMap((term) => {
    const listedSkill = skillByKey.get(canonicalizeText(term).toLowerCase());
    if (listedSkill) return [listedSkill];
    const isNoun = usualTermKeys.has(term.toLowerCase()) || isSkillName(term, language);
    return isNoun && isTermInResume(term, resume, language) ? [term] : [];
  });
  return [...new Set(allowedTerms)];
}

/** Returns whether the whole term is the name of a skill and not an inflected form. */
function isSkillName(phrase: string, language: Language): boolean {
  const namedSkill = findNamedSkill(phrase, language);
  return namedSkill !== undefined && namedSkill.term === namedSkill.text;
}

/** Formats a term for the middle of a sentence, with the capitals that the resume itself uses in sentences. */
export function formatTermInSentence(
  term: string,
  { experience, personalInfo }: ResumeContent,
  language: Language,
): string {
  const texts = [personalInfo.summary, ...experience.flatMap(({ achievements }) => achievements)];
  return lowercaseCommonTerm(term, language, texts);
}

/** Matches a change or an amount: "from 14 to 6 minutes", "38%", "€2 million". */
const hasResult = (text: string) =>
  /[%‰€$£¥₩円]|\p{Nd} ?원|\p{Nd}\P{Nd}{0,16}(?: (?:to|al?|à|auf|statt|instead of|au lieu de|en vez de) |から|에서 )\p{Nd}/u.test(
    text,
  );

/** Creates a function that lists the terms in a bullet. A term also matches by another name for the same skill. */
function createTermMatcher(terms: readonly string[], language: Language): (bullet: string) => string[] {
  const listSkillIds = (text: string) => findSkills(canonicalizeText(text), language).map(({ skill }) => skill.id);
  const skillIdsByTerm = terms.map(listSkillIds);
  return (bullet) => {
    const counts = countTerms(bullet, terms, language);
    const skills = new Set(listSkillIds(bullet));
    return terms.filter((_, i) => counts[i] || skillIdsByTerm[i]?.some((id) => skills.has(id)));
  };
}

/** Returns the bullets of an entry or, if there are none, the sentences of its description. */
const listStatements = ({ achievements, description }: Experience) =>
  achievements.some((text) => text.trim())
    ? achievements
    : description.split(/\n+|(?<=[^\s.]{3}[.!?])\s+(?=\p{Lu})|(?<=。)/u);

/** Lists the stems of a text. Skips short ones, which are mostly articles and prepositions. */
const listContentStems = (text: string, language: Language): Set<string> =>
  new Set(
    tokenize(canonicalizeText(text), language)
      .map(({ stem }) => stem)
      .filter((stem) => stem.length >= 5 || /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}/u.test(stem)),
  );

/**
 * Ranks the resume's bullets for a job. Bullets with its terms come first, then bullets that share words with the
 * posting, then results, then recent work.
 */
export function rankEvidence(
  resume: ResumeContent,
  terms: readonly string[],
  language: Language,
  jobPostingText = '',
): Evidence[] {
  const postingStems = listContentStems(jobPostingText, language);
  const countSharedStems = (bullet: string) =>
    [...listContentStems(bullet, language)].filter((stem) => postingStems.has(stem)).length;
  const matchTerms = createTermMatcher(terms, language);
  return resume.experience
    .flatMap((entry, entryIndex) =>
      listStatements(entry).map((bullet) => {
        const matchedTerms = matchTerms(bullet);
        const hasBlank = splitBlanks(bullet).some(({ label }) => label !== undefined);
        const figureScore = hasQuantity(bullet, language) ? (hasResult(bullet) ? 3 : 2) : 0;
        const strength =
          figureScore +
          2.5 * Math.min(2, countSharedStems(bullet)) -
          Math.min(0.8 * entryIndex, 2.4) -
          (hasBlank ? 6 : 0);
        return { bullet, entry, entryIndex, terms: matchedTerms, strength, value: 3 * matchedTerms.length + strength };
      }),
    )
    .filter(({ bullet }) => bullet.trim().length > 0 && bullet.length <= 300)
    .sort((one, other) => other.value - one.value);
}
