import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { mapFields } from './blanks';

/** What a person said about the jobs and schools of a written resume. */
export interface OwnFacts {
  /** How many jobs they had; without a number, all that were written. */
  jobs?: number | null;
  /** Paths of what is not true of them: "experience.0.achievements.2", "education.0", "skills.3". */
  leftOut?: readonly string[];
}

/** Whether a path is the other one or leads to something in it. */
export const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/**
 * A written resume with the jobs that the person had, and only what is true of them. Paths of what stays do not change,
 * so fills hold: what is left out stands empty in its place.
 */
export function withOwnFacts(resume: ResumeContent, { jobs, leftOut = [] }: OwnFacts): ResumeContent {
  const counted = withJobCount(resume, jobs);
  if (leftOut.length === 0) return counted;
  return mapFields(counted, (text, path) => (leftOut.some((outer) => isWithin(path, outer)) ? '' : text));
}

/** Leaves out earlier jobs beyond `count`, the latest being first; missing ones ask for the facts of the last one. */
function withJobCount(resume: ResumeContent, count: number | null | undefined): ResumeContent {
  const { experience } = resume;
  const earlier = experience.length > 1 ? experience.at(-1) : undefined;
  if (count === null || count === undefined || count === experience.length) return resume;
  const added = Math.max(0, count - experience.length);
  const more = earlier ? Array.from({ length: added }, () => ({ ...earlier, description: '', achievements: [] })) : [];
  return { ...resume, experience: [...experience.slice(0, count), ...more] };
}

/** Whether the writer left an earlier job whose blanks an added one can take. */
export const canAddJob = ({ experience }: ResumeContent): boolean => experience.length > 1;

/** Paths of what can be left out: each line of a job, the field of study of a school, the school as a whole, each line of skills. */
export const listOptional = ({ experience, education, skills }: ResumeContent): string[] => [
  ...experience.flatMap(({ achievements }, job) =>
    achievements.map((_, line) => `experience.${job}.achievements.${line}`),
  ),
  ...education.flatMap((_, school) => [`education.${school}.field`, `education.${school}`]),
  ...skills.map((_, line) => `skills.${line}`),
];
