import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Match, MatchTerm } from '@shortlist/contracts/platform/match';
import { parseDate } from '../language/dates';
import { normal } from '../language/words';
import { findSkills } from '../skills/find-skills';
import { countTerm } from '../terms';
import { degreeAsked, degreeLevels, highestDegree, titleOfJob, yearsAsked } from './demands';
import { linesOfJob } from './job-lines';
import { type JobTerm, jobTermsOf } from './job-terms';
import { knockOutsOf } from './knock-outs';

export interface MatchInput {
  resume: ResumeContent;
  jobText: string;
  /** Language of the post, and of the resume. */
  jobLanguage: Language;
  documentLanguage: Language;
  /** ISO date: ends what goes on. */
  today: string;
  /** Other names of the same work, of the job's title. */
  equivalents?: (title: string) => readonly string[];
}

const most = { coverage: 70, title: 12, years: 10, degree: 8 };
const evidence: Record<MatchTerm['place'], number> = { entry: 1, list: 0.6, alias: 0.4, missing: 0 };

/** The texts of a resume by where they stand. */
interface Texts {
  dated: string[];
  listed: string[];
}

function textsOf(resume: ResumeContent): Texts {
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
    ].filter(Boolean),
  };
}

const says = (texts: readonly string[], term: string) => {
  const wanted = normal(term).toLowerCase();
  const latin = /^[\p{Script=Latin}\p{N}]/u.test(wanted);
  const border = (character: string) => !latin || !/[\p{Script=Latin}\p{N}]/u.test(character);
  return texts.some((text) => {
    const plain = normal(text).toLowerCase();
    for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1))
      if (border(plain.charAt(at - 1)) && border(plain.charAt(at + wanted.length))) return true;
    return false;
  });
};

/**
 * How well a resume answers a job post. Pure: the same input gives the same bytes. Adding an evidenced term never lowers
 * it, saying a term again never raises it.
 */
export function matchResume(input: MatchInput): Match {
  const { resume, jobText, jobLanguage, documentLanguage, today } = input;
  const texts = textsOf(resume);
  const all = [...texts.dated, ...texts.listed];
  const skills = new Map(
    all.flatMap((text) => findSkills(text, documentLanguage)).map(({ skill, said }) => [skill.id, said] as const),
  );
  const lines = linesOfJob(jobText, jobLanguage);
  const terms = jobTermsOf(jobText, jobLanguage);
  const placed = terms.map((term) => ({ term, place: placeOf(term, texts, skills, documentLanguage) }));
  const asked = yearsAsked(lines);
  const years = yearsOf(resume, today);
  const parts = (value: (place: MatchTerm['place']) => number, allSaid: boolean) => ({
    coverage: coverage(placed, value),
    title: titlePart(input, allSaid),
    years: yearsPart(asked?.years, years),
    degree: degreePart(degreeAsked(lines), resume),
  });
  const now = parts((place) => evidence[place], false);
  const said = parts((place) => (place === 'missing' ? 0 : 1), true);
  return {
    matchScore: totalOf(now),
    potential: totalOf(said),
    parts: now,
    terms: placed.map(({ term: { term, weight, phrase }, place }) => ({ term, weight, place, phrase })),
    missing: {
      evidenced: namesOf(placed, 'list'),
      sayItTheirWay: placed
        .filter(({ place }) => place === 'alias')
        .map(({ term }) => ({ term: term.term, said: (term.skill && skills.get(term.skill.id)) ?? term.term })),
      askYourself: namesOf(placed, 'missing'),
    },
    knockOuts: knockOutsOf(lines, asked, { resume, texts: all, years }),
  };
}

interface Placed {
  term: JobTerm;
  place: MatchTerm['place'];
}

const namesOf = (placed: readonly Placed[], wanted: MatchTerm['place']) =>
  placed.filter(({ place }) => place === wanted).map(({ term }) => term.term);

function placeOf(
  term: JobTerm,
  { dated, listed }: Texts,
  skills: ReadonlyMap<string, string>,
  language: Language,
): MatchTerm['place'] {
  if (says(dated, term.term)) return 'entry';
  if (says(listed, term.term)) return 'list';
  if (term.skill && skills.has(term.skill.id)) return 'alias';
  return [...dated, ...listed].some((text) => countTerm(text, term.term, language) > 0) ? 'alias' : 'missing';
}

type Part = Match['parts']['coverage'];
const part = (max: number, share: number | undefined, asked: string, found: string): Part => ({
  applies: share !== undefined,
  points: Math.floor((share ?? 0) * max * 10 + 0.5) / 10,
  max,
  asked,
  found,
});

function coverage(placed: readonly Placed[], value: (place: MatchTerm['place']) => number): Part {
  const whole = placed.reduce((sum, { term }) => sum + term.weight, 0);
  const got = placed.reduce((sum, { term, place }) => sum + term.weight * value(place), 0);
  const found = placed.filter(({ place }) => place !== 'missing').length;
  return part(most.coverage, whole > 0 ? got / whole : undefined, String(placed.length), String(found));
}

/** All for the title itself, most for another name of the same work, some for its words. */
function titlePart({ resume, jobText, jobLanguage, equivalents }: MatchInput, allSaid: boolean): Part {
  const wanted = titleOfJob(jobText, jobLanguage);
  const own = [resume.personalInfo.headline, ...resume.experience.map(({ position }) => position)].filter(Boolean);
  if (!wanted) return part(most.title, undefined, '', own[0] ?? '');
  const same = own.find((title) => says([title], wanted) || says([wanted], title));
  const other = own.find((title) => (equivalents?.(wanted) ?? []).some((name) => says([title], name)));
  const share = same ? 1 : other ? (allSaid ? 1 : 0.75) : 0;
  return part(most.title, share, wanted, same ?? other ?? own[0] ?? '');
}

const yearsPart = (asked: number | undefined, have: number) =>
  part(
    most.years,
    asked === undefined ? undefined : Math.min(1, have / asked),
    asked === undefined ? '' : String(asked),
    String(have),
  );

function degreePart(asked: ReturnType<typeof degreeAsked>, { education }: ResumeContent): Part {
  const own = education.map(({ degree, field }) => highestDegree(`${degree} ${field}`) ?? 'none');
  const level = (one: string) => degreeLevels.indexOf(one as (typeof degreeLevels)[number]);
  const highest = own.sort((a, b) => level(b) - level(a))[0] ?? '';
  const lacking = asked ? level(asked.level) - level(highest) : 0;
  const share = !asked ? undefined : lacking <= 0 ? 1 : lacking === 1 && highest !== 'none' && highest !== '' ? 0.5 : 0;
  return part(most.degree, share, asked?.level ?? '', highest);
}

/** Years of work, each month once, to a tenth. */
function yearsOf({ experience }: ResumeContent, today: string): number {
  const months = new Set<number>();
  for (const { startDate, endDate, current } of experience) {
    const from = parseDate(startDate, today)?.from;
    const to = parseDate(current || !endDate ? today.slice(0, 7) : endDate, today)?.to;
    if (from === undefined || to === undefined) continue;
    for (let month = from; month <= Math.min(to, from + 720); month += 1) months.add(month);
  }
  return Math.round((months.size / 12) * 10) / 10;
}

function totalOf(parts: Match['parts']): number {
  const applying = Object.values(parts).filter(({ applies }) => applies);
  const whole = applying.reduce((sum, { max }) => sum + max, 0);
  const tenths = applying.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
  return whole === 0 ? 0 : Math.floor((tenths * 10) / whole + 0.5);
}
