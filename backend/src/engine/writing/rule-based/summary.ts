import type { Experience, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { isEndBeforeStart, isPresentWord } from '@shortlist/documents/i18n/format-date';
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
}

const isFilled = (text: string) => text.trim() !== '' && !splitBlanks(text).some(({ label }) => label !== undefined);

/** Builds a summary from facts of the resume only. */
export function buildSummary({ resume, target, language }: SummaryInput): string {
  const { summary, joinList } = languagePacks[language];
  const { headline } = resume.personalInfo;
  const latestPosition = resume.experience[0]?.position ?? '';
  // Prefers the resume's own title, because the user does not hold the target title.
  const title = [headline, latestPosition, target?.jobTitle ?? ''].find(isFilled) ?? '';
  const employers = [...new Set(resume.experience.map(({ company }) => company).filter(isFilled))].slice(0, 2);
  const terms = target ? resolveJobTerms(target, resume, language) : [];
  const candidateSkills = [
    ...(target ? filterSentenceTerms(terms, target, resume, language) : []),
    ...listSkills(resume),
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
    title ? summary.opening(simplifyTitle(formatTitle(title, language), language), joinList(employers)) : '',
    skills.length > 1 ? summary.skills(skills) : '',
    bestEvidence
      ? summary.latest(bestEvidence.entry.company, bestEvidence.bullet.replace(/(?<![\s.。])[\s.。]+$/u, ''))
      : '',
  ].filter(Boolean);
  return sentences.join(language === 'ja' ? '' : ' ');
}

/** Returns the current job or the job that ended last. If there are several, returns the first in the resume. */
const findLatestJob = (jobs: readonly Experience[]): Experience | undefined =>
  jobs.find(isCurrent) ??
  jobs.reduce<Experience | undefined>(
    (latest, job) => (latest && !isEndBeforeStart(job.endDate, latest.endDate) ? latest : job),
    undefined,
  );

const isCurrent = ({ current, endDate }: Experience) => current || isPresentWord(endDate);
