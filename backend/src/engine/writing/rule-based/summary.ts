import type { Experience, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { isFilled } from '@shortlist/documents/blanks';
import { isEndBeforeStart, isPresentWord } from '@shortlist/documents/i18n/format-date';
import { parseDate } from '../../language/dates';
import { countTerms } from '../../matching/terms';
import {
  rankEvidence,
  formatTermInSentence,
  filterSentenceTerms,
  type TargetJob,
  listSkills,
  resolveJobTerms,
} from './job-evidence';
import { languagePacks } from './languages/language-packs';
import { formatTitle, simplifyTitle } from './titles/title';

export interface SummaryInput {
  resume: ResumeContent;
  target?: TargetJob | undefined;
  language: Language;
  /** ISO date, the end of ongoing jobs. */
  today: string;
}

/** Builds a summary from facts of the resume only. */
export function buildSummary({ resume, target, language, today }: SummaryInput): string {
  const { summary, joinList } = languagePacks[language];
  const { headline } = resume.personalInfo;
  const latestPosition = resume.experience[0]?.position ?? '';
  // Prefers the resume's own title, because the user does not hold the target title.
  const title = [headline, latestPosition, target?.jobTitle ?? ''].find(isFilled) ?? '';
  const employers = [...new Set(resume.experience.map(({ company }) => company).filter(isFilled))].slice(0, 2);
  const years = countFullYears(
    resume.experience.filter(({ company }) => employers.includes(company)),
    today,
  );
  const terms = target ? resolveJobTerms(target, resume, language) : [];
  const candidateSkills = [
    // Without a posting, the terms are only typical of the title.
    ...(target?.jobPostingText ? filterSentenceTerms(terms, target, resume, language) : []),
    ...listSkillsByUse(resume, language),
  ];
  // A job posting and a skill list may capitalize the same skill differently.
  const skillByKey = new Map(
    candidateSkills
      .map((skill) => formatTermInSentence(skill, resume, language))
      .map((skill) => [skill.toLowerCase(), skill]),
  );
  const skills = [...skillByKey.values()].slice(0, 4);
  const latestJob = findLatestJob(resume.experience);
  const bestEvidence = rankEvidence(resume, terms, language).find(
    ({ bullet, entry }) => entry === latestJob && isFilled(bullet) && isFilled(entry.company),
  );
  const sentences = [
    title ? summary.opening(simplifyTitle(formatTitle(title, language), language), joinList(employers), years) : '',
    skills.length > 1 ? summary.skills(skills) : '',
    bestEvidence
      ? summary.latest(bestEvidence.entry.company, bestEvidence.bullet.replace(/(?<![\s.。])[\s.。]+$/u, ''))
      : '',
  ].filter(Boolean);
  return sentences.join(language === 'ja' ? '' : ' ');
}

/** Returns the listed skills, those that a bullet mentions first. */
function listSkillsByUse(resume: ResumeContent, language: Language): string[] {
  const bulletText = resume.experience.flatMap(({ achievements }) => achievements).join('\n');
  const skills = listSkills(resume);
  const counts = countTerms(bulletText, skills, language);
  return [...skills.filter((_, i) => counts[i]), ...skills.filter((_, i) => !counts[i])];
}

/**
 * Returns the full years in which one of the jobs was held. Of a date without a month, the year counts as little as
 * possible. Returns undefined if a date is missing or if there are fewer than two years.
 */
function countFullYears(jobs: readonly Experience[], today: string): number | undefined {
  const months = new Set<number>();
  for (const job of jobs) {
    const from = parseDate(job.startDate, today)?.to;
    const to = parseDate(isCurrent(job) ? today.slice(0, 7) : job.endDate, today)?.from;
    if (from === undefined || to === undefined) return undefined;
    for (let month = from; month <= Math.min(to, from + 720); month += 1) months.add(month);
  }
  const years = Math.floor(months.size / 12);
  return years >= 2 ? years : undefined;
}

/** Returns the current job or the job that ended last. If there are several, returns the first in the resume. */
const findLatestJob = (jobs: readonly Experience[]): Experience | undefined =>
  jobs.find(isCurrent) ??
  jobs.reduce<Experience | undefined>(
    (latest, job) => (latest && !isEndBeforeStart(job.endDate, latest.endDate) ? latest : job),
    undefined,
  );

const isCurrent = ({ current, endDate }: Experience) => current || isPresentWord(endDate);
