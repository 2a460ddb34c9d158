import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Match, MatchTerm } from '@shortlist/contracts/platform/match';
import { degreeAsked } from './degrees';
import { type Placed, placesOf, saidIn } from './evidence';
import { linesOfJob } from './job-lines';
import { termsOfLines, withoutTitles } from './job-terms';
import { type NamesOfWork, titleOfJob } from './job-title';
import { knockOutsOf } from './knock-outs';
import { coveragePart, degreePart, titlePart, totalOf, yearsOf, yearsPart } from './parts';
import { yearsAsked } from './years';

export interface MatchInput {
  resume: ResumeContent;
  jobText: string;
  /** As the user typed it. If missing, extracted from the posting. */
  jobTitle?: string | undefined;
  jobLanguage: Language;
  documentLanguage: Language;
  /** ISO date that ends ongoing jobs. */
  today: string;
  namesOfWork?: NamesOfWork;
}

/**
 * Scores how well a resume matches a job posting. Deterministic: the same input returns the same bytes. Showing another
 * term never lowers the score, and repeating one never raises it.
 */
export function matchResume({
  resume,
  jobText,
  jobTitle,
  jobLanguage,
  documentLanguage,
  today,
  namesOfWork,
}: MatchInput): Match {
  const lines = linesOfJob(jobText, jobLanguage);
  const said = saidIn(resume);
  const read = titleOfJob(jobText, jobLanguage, namesOfWork);
  const title = jobTitle?.trim() || read;
  const terms = withoutTitles(termsOfLines(lines, jobLanguage), [title, read], namesOfWork);
  const placed = placesOf(terms, said, { job: jobLanguage, document: documentLanguage });
  const asked = yearsAsked(lines);
  const years = yearsOf(resume, today);
  const degree = degreeAsked(lines, jobLanguage)?.level;
  const parts = (allSaid: boolean) => ({
    coverage: coveragePart(placed, allSaid),
    title: titlePart(resume, title, namesOfWork, allSaid),
    years: yearsPart(asked?.years, years),
    degree: degreePart(degree, resume, documentLanguage),
  });
  const now = parts(false);
  return {
    matchScore: totalOf(now),
    potential: totalOf(parts(true)),
    parts: now,
    terms: placed.map(({ term: { term, weight, phrase }, place }) => ({ term, weight, place, phrase })),
    missing: {
      evidenced: termsAt(placed, 'list'),
      sayItTheirWay: placed
        .filter(({ place }) => place === 'alias')
        .map(({ term: { term }, said: otherwise }) => ({ term, said: otherwise ?? term })),
      askYourself: termsAt(placed, 'missing'),
    },
    knockOuts: knockOutsOf(lines, asked, { resume, texts: [...said.dated, ...said.listed], years }),
  };
}

const termsAt = (placed: readonly Placed[], wanted: MatchTerm['place']) =>
  placed.filter(({ place }) => place === wanted).map(({ term }) => term.term);
