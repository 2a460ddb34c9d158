import type { BlankFills, PersonalInfo, ResumeContent } from '@shortlist/contracts/builder/document-content';
import { mapTextFields } from './blanks';

/** The user's corrections to a generated resume. */
export interface UserCorrections {
  /** Number of jobs to keep. If absent, all generated jobs remain. */
  jobs?: number | null;
  /** Paths of parts that the user removed, such as "personalInfo.summary" or "experience.0.achievements.2". */
  leftOut?: readonly string[];
  /** Lines that the user wrote, by job. They follow the generated lines. */
  ownLines?: readonly (readonly string[])[];
  /** Only the title of the latest job is used. */
  fills?: BlankFills;
}

export const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** Removed parts become empty strings, so that the paths in `fills` stay valid. */
export function applyUserCorrections(
  resume: ResumeContent,
  { jobs, leftOut = [], ownLines = [], fills = {} }: UserCorrections,
): ResumeContent {
  const resumeWithJobs = applyUserTitle(setJobCount(resume, jobs), fills);
  const reducedResume =
    leftOut.length === 0
      ? resumeWithJobs
      : mapTextFields(resumeWithJobs, (text, path) => (leftOut.some((outer) => isWithin(path, outer)) ? '' : text));
  return addOwnLines(reducedResume, ownLines);
}

function addOwnLines(resume: ResumeContent, ownLines: readonly (readonly string[])[]): ResumeContent {
  if (ownLines.every((lines) => lines.length === 0)) return resume;
  const experience = resume.experience.map((job, index) => ({
    ...job,
    achievements: [...job.achievements, ...(ownLines[index] ?? [])],
  }));
  return { ...resume, experience };
}

/** Replaces the target title in headline and summary if the user has entered a different title for the latest job. */
export function applyUserTitle<Content extends { personalInfo: PersonalInfo }>(
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

/** Drops or adds jobs at the end, where the oldest jobs are. Added jobs have the blanks of the oldest job. */
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

/** An added job copies the blanks of an earlier job. The latest job cannot be copied. */
export const canAddJob = ({ experience }: ResumeContent): boolean => experience.length > 1;

/** Lists the paths that the user may remove. */
export const listOptionalPaths = ({ experience, education, skills }: ResumeContent): string[] => [
  'personalInfo.summary',
  ...experience.flatMap(({ achievements }, jobIndex) =>
    achievements.map((_, lineIndex) => `experience.${jobIndex}.achievements.${lineIndex}`),
  ),
  ...education.flatMap((_, index) => [`education.${index}.degree`, `education.${index}.field`, `education.${index}`]),
  ...skills.map((_, index) => `skills.${index}`),
];
