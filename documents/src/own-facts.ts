import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { mapTextFields } from './blanks';

/** A person's corrections to the jobs and schools of a generated resume. */
export interface OwnFacts {
  /** Number of jobs that they had. If absent, all generated jobs remain. */
  jobs?: number | null;
  /** Paths of untrue parts: "experience.0.achievements.2", "education.0", "skills.3". */
  leftOut?: readonly string[];
}

export const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/**
 * Adapts a generated resume to the jobs that the person had and the parts that are true. The other parts become empty
 * instead of moving the rest, so that the paths in `fills` stay valid.
 */
export function applyOwnFacts(resume: ResumeContent, { jobs, leftOut = [] }: OwnFacts): ResumeContent {
  const counted = withJobCount(resume, jobs);
  if (leftOut.length === 0) return counted;
  return mapTextFields(counted, (text, path) => (leftOut.some((outer) => isWithin(path, outer)) ? '' : text));
}

/** Drops the oldest jobs beyond `count` (the latest is first). Added jobs have the blanks of the last generated one. */
function withJobCount(resume: ResumeContent, count: number | null | undefined): ResumeContent {
  const { experience } = resume;
  const earlier = experience.length > 1 ? experience.at(-1) : undefined;
  if (count === null || count === undefined || count === experience.length) return resume;
  const added = Math.max(0, count - experience.length);
  const more = earlier ? Array.from({ length: added }, () => ({ ...earlier, description: '', achievements: [] })) : [];
  return { ...resume, experience: [...experience.slice(0, count), ...more] };
}

/** An added job copies the blanks of an earlier one, so there must be one. */
export const canAddJob = ({ experience }: ResumeContent): boolean => experience.length > 1;

export const listOptional = ({ experience, education, skills }: ResumeContent): string[] => [
  ...experience.flatMap(({ achievements }, job) =>
    achievements.map((_, line) => `experience.${job}.achievements.${line}`),
  ),
  ...education.flatMap((_, school) => [`education.${school}.field`, `education.${school}`]),
  ...skills.map((_, line) => `skills.${line}`),
];
