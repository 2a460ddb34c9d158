import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import { createEmptyEducation, createEmptyExperience } from './empty-content';

/** Placeholder for text that is still being written. The sheet draws it as a gray bar. Files never contain it. */
const createSkeletonText = (letters: number) => '░'.repeat(letters);
export const isSkeletonText = (text: string) => /^░+$/.test(text);

const createSkeletonRole = (title: number, company: number, lines: number[]): ResumeContent['experience'][number] => ({
  ...createEmptyExperience(),
  company: createSkeletonText(company),
  position: createSkeletonText(title),
  achievements: lines.map(createSkeletonText),
});

const skeletonRoles = [
  createSkeletonRole(22, 14, [88, 86, 90, 62]),
  createSkeletonRole(20, 13, [86, 88, 58]),
  createSkeletonRole(21, 12, [84, 86, 56]),
];
const skeletonEducation: ResumeContent['education'] = [
  { ...createEmptyEducation(), institution: createSkeletonText(18), degree: createSkeletonText(26) },
];

export function addResumeSkeleton(resume: ResumeContent): ResumeContent {
  const { personalInfo: info, experience, skills } = resume;
  return {
    ...resume,
    personalInfo: {
      ...info,
      headline: info.headline || createSkeletonText(20),
      summary: info.summary || [92, 94, 58].map(createSkeletonText).join('\n'),
    },
    experience: [...experience, ...skeletonRoles.slice(experience.length)],
    education: resume.education.length > 0 ? resume.education : skeletonEducation,
    skills: skills.length > 0 ? skills : [createSkeletonText(92)],
  };
}

export function addLetterSkeleton(letter: LetterContent): LetterContent {
  const paragraphs = [
    [78, 80, 46],
    [80, 76, 79, 52],
    [77, 38],
  ].map((lines) => lines.map(createSkeletonText).join('\n'));
  return { ...letter, paragraphs: [...letter.paragraphs, ...paragraphs.slice(letter.paragraphs.length)] };
}
