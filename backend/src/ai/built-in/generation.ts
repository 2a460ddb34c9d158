import type { LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { recipientLines, salutationOf } from '@shortlist/documents/words/letters';
import type { TargetTerm } from '../../ats/terms';
import { listOf } from '../profiles/occupation';
import { blank, type BlankLabel } from '../words';
import { writerLanguages } from './languages/all';
import { pick, seedOf, without } from './seed';
import { capitalised, termsOf } from './target-terms';
import { findOccupation, type FoundOccupation } from './titles/find-occupation';
import { spokenTitle, titleInSentence } from './titles/title';

export interface WriteInput {
  jobTitle: string;
  industry: Industry;
  language: Language;
  pageSize: PageSize;
  /** ISO date (YYYY-MM-DD) of the cover letter. */
  today: string;
}

export interface BuiltInResult {
  resume: ResumeContent;
  letter: LetterContent;
  keywords: TargetTerm[];
  /** Set if the title matched no occupation, so that the industry's general one was used. */
  note?: 'general_profile';
}

/** The seed makes documents identical for the same title and different for other titles. */
interface Plan extends FoundOccupation {
  language: Language;
  seed: number;
  today: string;
  at: (label: BlankLabel) => string;
}

const figureOf =
  ({ at }: Plan) =>
  (bullet: string) =>
    bullet.includes(at('number'));

function mixed(bullets: readonly string[], hasFigure: (bullet: string) => boolean): string[] {
  const figures = bullets.filter(hasFigure);
  const plain = bullets.filter((bullet) => !hasFigure(bullet));
  return Array.from({ length: Math.max(figures.length, plain.length) }, (_, i) => [figures[i], plain[i]])
    .flat()
    .filter((bullet) => bullet !== undefined);
}

/**
 * Omits one bullet so that titles of the same occupation differ. Picks among the bullets with the fewest terms that no
 * other bullet contains.
 */
function withoutOne(bullets: readonly string[], { occupation }: Plan, seed: number): string[] {
  const { terms, duties, earlier } = occupation;
  const says = (bullet: string, term: string) => bullet.toLowerCase().includes(term.toLowerCase());
  const only = (bullet: string) =>
    listOf(terms).filter(
      (term) => says(bullet, term) && ![...duties, ...earlier].some((other) => other !== bullet && says(other, term)),
    ).length;
  const counts = bullets.map(only);
  const spare = bullets.filter((_, i) => counts[i] === Math.min(...counts));
  const left = pick(spare, seed);
  return bullets.filter((bullet) => bullet !== left);
}

function dutiesOf(plan: Plan): string[] {
  const { occupation, seed } = plan;
  const hasFigure = figureOf(plan);
  const figures = withoutOne(occupation.duties.filter(hasFigure), plan, seed);
  const others = occupation.duties.filter((duty) => !hasFigure(duty));
  const plain = withoutOne(others, plan, seed >>> 8);
  const extra = rankWording(plan)?.bullet;
  if (extra) (hasFigure(extra) ? figures : plain).splice(-1, 1, extra);
  return mixed([...figures, ...plain], hasFigure);
}

const rankWording = ({ rank, language }: Plan) =>
  rank === 'standard' ? undefined : writerLanguages[language].rank[rank];

const sentences = (language: Language, parts: readonly string[]) => parts.join(language === 'ja' ? '' : ' ');

const personOf = ({ at, title }: Plan) => ({
  firstName: at('name'),
  lastName: '',
  email: at('email'),
  phone: at('phone'),
  location: at('city'),
  website: '',
  linkedin: '',
  headline: title,
});

function entry({ at }: Plan, position: string, achievements: string[]): ResumeContent['experience'][number] {
  const dates = { startDate: at('monthYear'), endDate: at('monthYear'), current: false };
  return { company: at('employer'), position, ...dates, location: at('city'), description: '', achievements };
}

function resumeOf(plan: Plan): ResumeContent {
  const { occupation, title, language, seed, at } = plan;
  const { summary, earlier, terms, tools } = occupation;
  const hasFigure = figureOf(plan);
  const rank = rankWording(plan);
  // The seed selects the past duties of the last entry. Half of the bullets of each entry have a blank for a number.
  const last = [
    pick(earlier.filter(hasFigure), seed),
    pick(
      earlier.filter((bullet) => !hasFigure(bullet)),
      seed >>> 4,
    ),
  ];
  const middle = mixed(
    earlier.filter((bullet) => !last.includes(bullet)),
    hasFigure,
  );
  const isFirst = summary[0].startsWith('{title}') && writerLanguages[language].titles.capitals !== 'none';
  const spoken = isFirst ? spokenTitle(title, language) : titleInSentence(title, language);
  const said = [summary[0].replace('{title}', spoken), summary[1], ...(rank ? [rank.summary] : [])];
  return {
    personalInfo: { ...personOf(plan), summary: sentences(language, said) },
    experience: [
      entry(plan, at('jobTitle'), dutiesOf(plan)),
      entry(plan, at('earlierTitle'), middle),
      entry(plan, at('earlierTitle'), last),
    ],
    education: [
      {
        institution: at('school'),
        degree: at('degree'),
        field: at('field'),
        startDate: '',
        endDate: at('year'),
        current: false,
        location: '',
        gpa: '',
        achievements: [],
      },
    ],
    projects: [],
    skills: [...listOf(terms), ...listOf(tools)].map(capitalised),
    achievements: [],
    certifications: [],
    languages: [],
    customSections: [],
  };
}

/**
 * Strengths to avoid: an "and" makes a list of strengths hard to read, and a number would end up in a sentence about
 * the person.
 */
const joined = /(?<!\p{L})(?:and|und|et|y|e)(?!\p{L})|[・、\p{N}]|[와과] | 및 /u;

function letterOf(plan: Plan): LetterContent {
  const { occupation, title, language, seed, today, at } = plan;
  const { positions, closings, join } = writerLanguages[language];
  const terms = listOf(occupation.terms);
  const single = terms.filter((term) => !joined.test(term));
  const strengths = without((single.length > 5 ? single : terms).slice(3, 6), seed);
  return {
    personalInfo: { ...personOf(plan), summary: '' },
    date: today,
    recipient: recipientLines(language, at('company')),
    jobTitle: title,
    salutation: salutationOf(language),
    paragraphs: [
      sentences(language, [pick(positions, seed >>> 6)(titleInSentence(title, language)), occupation.letter.opening]),
      occupation.letter.proof,
      pick(closings, seed >>> 2)(join(strengths), at('company'), strengths),
    ],
  };
}

/**
 * Writes resume and letter from the occupation's profile, deterministically and offline. The wanted title is the only
 * fact. Every other one is a blank in brackets, including the titles of all jobs.
 */
export function writeGeneration({ jobTitle, industry, language, today }: WriteInput): BuiltInResult {
  const found = findOccupation(jobTitle, industry, language);
  const at = (label: BlankLabel) => blank(language, label);
  // The typed title is the seed, so two names of one occupation result in two texts.
  const plan: Plan = { ...found, language, today, at, seed: seedOf(jobTitle.trim()) };
  return {
    resume: resumeOf(plan),
    letter: letterOf(plan),
    keywords: termsOf(found.occupation),
    ...(found.isGeneral && { note: 'general_profile' as const }),
  };
}
