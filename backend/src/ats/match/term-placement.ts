import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { MatchTerm } from '@shortlist/contracts/platform/job-match';
import { findSkills } from '../skills/find-skills';
import { countTerms } from '../terms';
import type { JobTerm } from './job-terms';
import { toSearchText, containsPhrase } from './phrase-search';

export interface TermPlacement {
  term: JobTerm;
  place: MatchTerm['place'];
  alias?: string | undefined;
}

export interface ResumeTexts {
  entryTexts: readonly string[];
  listTexts: readonly string[];
}

export function collectResumeTexts(resume: ResumeContent): ResumeTexts {
  const { personalInfo, experience, education, projects } = resume;
  return {
    entryTexts: [
      ...experience.flatMap(({ position, description, achievements }) => [position, description, ...achievements]),
      ...education.flatMap(({ degree, field, achievements }) => [degree, field, ...achievements]),
    ].filter(Boolean),
    listTexts: [
      personalInfo.headline,
      personalInfo.summary,
      ...resume.skills,
      ...resume.achievements,
      ...projects.flatMap(({ name, description, technologies }) => [name, description, ...technologies]),
      ...resume.certifications.map(({ name }) => name),
      ...resume.languages.map(({ name, level }) => `${name} ${level}`),
      ...resume.customSections.flatMap(({ items }) =>
        items.flatMap(({ title, description, achievements }) => [title, description, ...achievements]),
      ),
    ].filter(Boolean),
  };
}

export function findTermPlacements(
  terms: readonly JobTerm[],
  { entryTexts, listTexts }: ResumeTexts,
  languages: { job: Language; document: Language },
): TermPlacement[] {
  const allTexts = [...entryTexts, ...listTexts];
  const wordingBySkillId = new Map(
    allTexts
      .flatMap((text) => findSkills(text, languages.document))
      .map(({ skill, text }) => [skill.id, text] as const),
  );
  const termCounts = allTexts.map((text) =>
    countTerms(
      text,
      terms.map(({ term }) => term),
      languages.document,
    ),
  );
  const [entrySearchTexts, listSearchTexts] = [entryTexts.map(toSearchText), listTexts.map(toSearchText)];
  return terms.map((term, i): TermPlacement => {
    const names = listTermNames(term, languages);
    const includesTerm = (texts: readonly string[]) =>
      texts.some((text) => names.some((name) => containsPhrase(text, name)));
    if (includesTerm(entrySearchTexts)) return { term, place: 'entry' };
    if (includesTerm(listSearchTexts)) return { term, place: 'list' };
    const resumeWording = term.skill && wordingBySkillId.get(term.skill.id);
    if (resumeWording) return { term, place: 'alias', alias: resumeWording };
    return { term, place: termCounts.some((counts) => counts[i]) ? 'alias' : 'missing' };
  });
}

/**
 * Lists the names that count as the wording of the posting. For a resume in another language, the list includes the
 * names of the skill in that language.
 */
const listTermNames = ({ term, skill }: JobTerm, { job, document }: { job: Language; document: Language }) =>
  job === document ? [term] : [term, ...(skill?.names[document] ?? [])];
