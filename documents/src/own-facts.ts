import type { BlankFills, PersonalInfo, ResumeContent } from '@shortlist/contracts/builder/document-content';
import { mapTextFields } from './blanks';

/** A person's corrections to the jobs and schools of a generated resume. */
export interface OwnFacts {
  /** Number of jobs that the user had. If absent, all generated jobs remain. */
  jobs?: number | null;
  /** Paths of untrue parts: "personalInfo.summary", "experience.0.achievements.2", "education.0", "skills.3". */
  leftOut?: readonly string[];
  /** Lines that the user wrote, by job. They follow the generated ones. */
  ownLines?: readonly (readonly string[])[];
  /** Only the title of the latest job is read. */
  fills?: BlankFills;
}

export const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/**
 * Adapts a generated resume to the title and the number of jobs that the user had, empties the untrue parts, and adds
 * the user's own lines. Untrue parts are not removed, so that the paths in `fills` stay valid.
 */
export function applyOwnFacts(
  resume: ResumeContent,
  { jobs, leftOut = [], ownLines = [], fills = {} }: OwnFacts,
): ResumeContent {
  const resumeWithJobs = applyOwnTitle(setJobCount(resume, jobs), fills);
  const trueResume =
    leftOut.length === 0
      ? resumeWithJobs
      : mapTextFields(resumeWithJobs, (text, path) => (leftOut.some((outer) => isWithin(path, outer)) ? '' : text));
  return addOwnLines(trueResume, ownLines);
}

function addOwnLines(resume: ResumeContent, ownLines: readonly (readonly string[])[]): ResumeContent {
  if (ownLines.every((lines) => lines.length === 0)) return resume;
  const experience = resume.experience.map((job, index) => ({
    ...job,
    achievements: [...job.achievements, ...(ownLines[index] ?? [])],
  }));
  return { ...resume, experience };
}

/**
 * Replaces the target title in the headline and the summary of a generated document with the title of the latest job,
 * once the user has entered a different one.
 */
export function applyOwnTitle<Content extends { personalInfo: PersonalInfo }>(
  content: Content,
  fills: BlankFills,
): Content {
  const title = fills['experience.0.position#0']?.trim();
  const { headline, summary } = content.personalInfo;
  if (!title || !headline || title.toLowerCase() === headline.toLowerCase()) return content;
  const start = summary.toLowerCase().indexOf(headline.toLowerCase());
  const ownSummary = start < 0 ? summary : summary.slice(0, start) + title + summary.slice(start + headline.length);
  return { ...content, personalInfo: { ...content.personalInfo, headline: title, summary: ownSummary } };
}

/** Drops the oldest jobs beyond `count`; the latest job comes first. Added jobs have the blanks of the oldest one. */
function setJobCount(resume: ResumeContent, count: number | null | undefined): ResumeContent {
  const { experience } = resume;
  const lastJob = experience.length > 1 ? experience.at(-1) : undefined;
  if (count === null || count === undefined || count === experience.length) return resume;
  const addedCount = Math.max(0, count - experience.length);
  const addedJobs = lastJob
    ? Array.from({ length: addedCount }, () => ({ ...lastJob, description: '', achievements: [] }))
    : [];
  return { ...resume, experience: [...experience.slice(0, count), ...addedJobs] };
}

/** Returns whether a job can be added: it copies the blanks of an earlier job, and the latest job does not count. */
export const canAddJob = ({ experience }: ResumeContent): boolean => experience.length > 1;

/** Lists the paths that `OwnFacts.leftOut` may contain. */
export const listOptionalPaths = ({ experience, education, skills }: ResumeContent): string[] => [
  'personalInfo.summary',
  ...experience.flatMap(({ achievements }, jobIndex) =>
    achievements.map((_, lineIndex) => `experience.${jobIndex}.achievements.${lineIndex}`),
  ),
  ...education.flatMap((_, index) => [`education.${index}.degree`, `education.${index}.field`, `education.${index}`]),
  ...skills.map((_, index) => `skills.${index}`),
];
