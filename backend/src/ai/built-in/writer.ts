import type { LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Industry } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { TargetTerm } from '../../ats/terms';
import { findOccupation } from './find-occupation';
import { listOf, type Occupation } from '../profiles/occupation';
import { closings, hasFigure, rankWording } from './phrases';
import { pick, seedOf, without } from './seed';
import { capitalised, termsOf } from './target-terms';
import { printedTitle, rankOf, spokenTitle } from './title';

export interface WriteInput {
  /** As the person typed it. */
  jobTitle: string;
  industry: Industry;
  language: Language;
  pageSize: PageSize;
  /** ISO date (YYYY-MM-DD) of the letter. */
  today: string;
}

/** Both documents, their words in `documentLanguage`, and the terms that the job asks for, most important first. */
export interface BuiltInResult {
  resume: ResumeContent;
  letter: LetterContent;
  keywords: TargetTerm[];
  documentLanguage: Language;
  /** The title is not among the profiles: the industry's general one was used. */
  note?: 'general_profile';
}

/** Six of the eight duties: one with a figure and one without are left to other titles of the same work. */
function dutiesOf({ duties }: Occupation, jobTitle: string, seed: number): string[] {
  const rank = rankWording[rankOf(jobTitle)];
  const figures = without(duties.filter(hasFigure), seed);
  const plain = without(
    duties.filter((duty) => !hasFigure(duty)),
    seed >>> 8,
  );
  const list = rank && hasFigure(rank.bullet) ? [...figures.slice(0, -1), rank.bullet] : figures;
  const others = rank && !hasFigure(rank.bullet) ? [...plain.slice(0, -1), rank.bullet] : plain;
  return list.flatMap((figure, i) => [figure, others[i] ?? '']).filter(Boolean);
}

const personalInfo = {
  firstName: '[Your name]',
  lastName: '',
  email: '[Email]',
  phone: '[Phone]',
  location: '[City]',
  website: '',
  linkedin: '',
};

function entry(position: string, achievements: string[]): ResumeContent['experience'][number] {
  const dates = { startDate: '[MM/YYYY]', endDate: '[MM/YYYY]', current: false };
  return { company: '[Employer]', position, ...dates, location: '[City]', description: '', achievements };
}

function resumeOf(occupation: Occupation, title: string, jobTitle: string, seed: number): ResumeContent {
  const { summary, earlier, terms, tools } = occupation;
  const rank = rankWording[rankOf(jobTitle)];
  const figures = earlier.filter(hasFigure);
  const plain = earlier.filter((bullet) => !hasFigure(bullet));
  // Which of the earlier bullets stands in the last entry differs by title; each entry has as many figures as not.
  const last = [pick(figures, seed), pick(plain, seed >>> 4)];
  const middle = figures
    .flatMap((figure, i) => [figure, plain[i] ?? ''])
    .filter((bullet) => bullet && !last.includes(bullet));
  return {
    personalInfo: {
      ...personalInfo,
      headline: title,
      summary: [summary[0].replace('{title}', spokenTitle(title)), summary[1], ...(rank ? [rank.summary] : [])].join(
        ' ',
      ),
    },
    experience: [
      entry(title, dutiesOf(occupation, jobTitle, seed)),
      entry('[Earlier title]', middle),
      entry('[Earlier title]', last),
    ],
    education: [
      {
        institution: '[School]',
        degree: '[Degree]',
        field: '[Field of study]',
        startDate: '',
        endDate: '[YYYY]',
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
  };
}

function letterOf({ letter, terms }: Occupation, title: string, today: string, seed: number): LetterContent {
  const single = listOf(terms).filter((term) => !term.includes(' and '));
  const named = without(single.slice(3, 6), seed);
  return {
    personalInfo: { ...personalInfo, headline: title, summary: '' },
    date: today,
    recipient: ['Hiring Manager', '[Company]'],
    jobTitle: title,
    salutation: 'Dear Hiring Manager,',
    paragraphs: [
      `I am applying for the ${spokenTitle(title)} position. ${letter.opening}`,
      letter.proof,
      pick(closings, seed >>> 2)(named.join(' and ')),
    ],
  };
}

/**
 * Writes resume and letter from the occupation's profile: deterministic, offline, in English. The title is the only
 * fact; every other one is a blank in brackets.
 */
export function writeGeneration({ jobTitle, industry, today }: WriteInput): BuiltInResult {
  const { occupation, isGeneral } = findOccupation(jobTitle, industry);
  const title = printedTitle(jobTitle);
  const seed = seedOf(title);
  return {
    resume: resumeOf(occupation, title, jobTitle, seed),
    letter: letterOf(occupation, title, today, seed),
    keywords: termsOf(occupation),
    documentLanguage: 'en',
    ...(isGeneral && { note: 'general_profile' as const }),
  };
}
