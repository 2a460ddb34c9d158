import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { MatchTerm } from '@shortlist/contracts/platform/match';
import { findSkills } from '../skills/find-skills';
import { countTerms } from '../terms';
import type { JobTerm } from './job-terms';
import { searchable, standsIn } from './literal';

export interface Placed {
  term: JobTerm;
  place: MatchTerm['place'];
  said?: string | undefined;
}

export interface Said {
  dated: readonly string[];
  listed: readonly string[];
}

export function saidIn(resume: ResumeContent): Said {
  const { personalInfo, experience, education, projects } = resume;
  return {
    dated: [
      ...experience.flatMap(({ position, description, achievements }) => [position, description, ...achievements]),
      ...education.flatMap(({ degree, field, achievements }) => [degree, field, ...achievements]),
    ].filter(Boolean),
    listed: [
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

export function placesOf(
  terms: readonly JobTerm[],
  { dated, listed }: Said,
  languages: { job: Language; document: Language },
): Placed[] {
  const all = [...dated, ...listed];
  const skills = new Map(
    all.flatMap((text) => findSkills(text, languages.document)).map(({ skill, said }) => [skill.id, said] as const),
  );
  const stems = all.map((text) =>
    countTerms(
      text,
      terms.map(({ term }) => term),
      languages.document,
    ),
  );
  const [datedTexts, listedTexts] = [dated.map(searchable), listed.map(searchable)];
  return terms.map((term, i): Placed => {
    const names = namesIn(term, languages);
    const stands = (texts: readonly string[]) => texts.some((text) => names.some((name) => standsIn(text, name)));
    if (stands(datedTexts)) return { term, place: 'entry' };
    if (stands(listedTexts)) return { term, place: 'list' };
    const said = term.skill && skills.get(term.skill.id);
    if (said) return { term, place: 'alias', said };
    return { term, place: stems.some((counts) => counts[i]) ? 'alias' : 'missing' };
  });
}

/**
 * Returns the names that count as the wording of the posting. In a resume in another language, these include the names
 * of the skill in that language.
 */
const namesIn = ({ term, skill }: JobTerm, { job, document }: { job: Language; document: Language }) =>
  job === document ? [term] : [term, ...(skill?.names[document] ?? [])];
