import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { TermUsage } from '@shortlist/contracts/platform/score';
import { fillBlanks, listBlanks, type Blank } from '@shortlist/documents/blanks';
import { isFilled } from './checks/check-rule';
import { canonicalizeText } from './language/text-processing';

/** Returns a placeholder in the format of the field. Dates are in the past and in order, the latest entry first. */
function createPlaceholderValue({ path, label }: Blank, today: string): string {
  const year = Number(today.slice(0, 4));
  const parts = path.split('.');
  const field = parts.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const position = parts[parts.lastIndexOf(field) - 1];
  if (field === 'startDate') return `01/${year - 3 * Number(position) - 4}`;
  if (field === 'endDate') return `01/${year - 3 * Number(position) - 1}`;
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

/** Number of skills that earns all points of S5. */
const fullMarksSkillCount = 8;

/**
 * Moves the evidence of a resume to where readers look for it: the location of the latest job becomes that of the user,
 * a project URL becomes the website, and project tools and terms in entries become skills. Missing content stays
 * missing: the potential promises nothing that the user would have to invent.
 */
export function surfaceEvidence(resume: ResumeContent, terms: readonly TermUsage[]): ResumeContent {
  const { personalInfo, experience, projects, skills } = resume;
  const { location, website, linkedin } = personalInfo;
  const latest = experience[0]?.location ?? '';
  const link = projects.flatMap(({ url, github }) => [url, github]).find(isFilled) ?? '';
  const listed = new Set(
    skills.flatMap((line) => line.replace(/^[^:：,、，]+[:：]/, '').split(/[,、，]/)).map(toComparisonKey),
  );
  const evident = [
    ...projects.flatMap(({ technologies }) => technologies.filter(isFilled)),
    ...terms.filter(({ place }) => place === 'entry' || place === 'summary').map(({ term }) => term),
  ];
  const more = [...new Map(evident.map((skill) => [toComparisonKey(skill), skill])).entries()]
    .filter(([key]) => !listed.has(key))
    .map(([, skill]) => skill)
    .slice(0, Math.max(0, fullMarksSkillCount - listed.size));
  return {
    ...resume,
    personalInfo: {
      ...personalInfo,
      location: location.trim() ? location : latest,
      website: isFilled(website) || isFilled(linkedin) ? website : link,
    },
    skills: [...skills, ...more],
  };
}

const toComparisonKey = (skill: string) => canonicalizeText(skill).toLowerCase();
