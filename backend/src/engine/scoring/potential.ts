import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { TermUsage } from '@shortlist/contracts/platform/score';
import { fillBlanks, listBlanks, type Blank } from '@shortlist/documents/blanks';
import { isFilled } from '@shortlist/documents/blanks';
import { canonicalizeText } from '../language/text-processing';

/** Dates are in the past, and the first entry has the latest dates. */
function createPlaceholderValue({ path, label }: Blank, today: string): string {
  const year = Number(today.slice(0, 4));
  const parts = path.split('.');
  const field = parts.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const entryIndex = parts[parts.lastIndexOf(field) - 1];
  if (field === 'startDate') return `01/${year - 3 * Number(entryIndex) - 4}`;
  if (field === 'endDate') return `01/${year - 3 * Number(entryIndex) - 1}`;
  if (path === 'personalInfo.email') return 'name@example.com';
  if (path === 'personalInfo.phone') return '+1 555 010 0100';
  if (path === 'personalInfo.linkedin' || path === 'personalInfo.website') return 'https://example.com/name';
  return ['summary', 'achievements', 'description'].includes(field) ? '12' : label;
}

export function fillBlanksWithPlaceholders(resume: ResumeContent, today: string): ResumeContent {
  return fillBlanks(
    resume,
    Object.fromEntries(listBlanks(resume).map((blank) => [blank.id, createPlaceholderValue(blank, today)])),
  );
}

/** Number of skills that earns full points in check S5. */
const fullMarksSkillCount = 8;

/**
 * Copies evidence to the fields that readers check first. The location of the latest job becomes the location of the
 * user, and a project URL becomes the website. Project tools and terms in entries become skills. Missing content stays
 * missing, so that the potential never requires the user to invent anything.
 */
export function surfaceEvidence(resume: ResumeContent, terms: readonly TermUsage[]): ResumeContent {
  const { personalInfo, experience, projects, skills } = resume;
  const { location, website, linkedin } = personalInfo;
  const latestLocation = experience[0]?.location ?? '';
  const link = projects.flatMap(({ url, github }) => [url, github]).find(isFilled) ?? '';
  const listedSkills = new Set(
    skills.flatMap((line) => line.replace(/^[^:：,、，]+[:：]/, '').split(/[,、，]/)).map(toComparisonKey),
  );
  const evidentSkills = [
    ...projects.flatMap(({ technologies }) => technologies.filter(isFilled)),
    ...terms.filter(({ place }) => place === 'entry' || place === 'summary').map(({ term }) => term),
  ];
  const addedSkills = [...new Map(evidentSkills.map((skill) => [toComparisonKey(skill), skill])).entries()]
    .filter(([key]) => !listedSkills.has(key))
    .map(([, skill]) => skill)
    .slice(0, Math.max(0, fullMarksSkillCount - listedSkills.size));
  return {
    ...resume,
    personalInfo: {
      ...personalInfo,
      location: location.trim() ? location : latestLocation,
      website: isFilled(website) || isFilled(linkedin) ? website : link,
    },
    skills: [...skills, ...addedSkills],
  };
}

const toComparisonKey = (skill: string) => canonicalizeText(skill).toLowerCase();
