import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/resume';

/**
 * Placeholder for missing text: one U+2591 per letter. The sheet draws it as gray bars where the template puts the
 * text. Only for sheets in progress; never exported to a file.
 */
const ghost = (letters: number) => '░'.repeat(letters);
export const isGhost = (text: string) => /^░+$/.test(text);

const role = (title: number, company: number, lines: number[]): ResumeContent['experience'][number] => ({
  company: ghost(company),
  position: ghost(title),
  startDate: '',
  endDate: '',
  current: false,
  location: '',
  description: '',
  achievements: lines.map(ghost),
});

const roles = [role(22, 14, [88, 86, 90, 62]), role(20, 13, [86, 88, 58]), role(21, 12, [84, 86, 56])];
const education: ResumeContent['education'] = [
  {
    institution: ghost(18),
    degree: ghost(26),
    field: '',
    startDate: '',
    endDate: '',
    current: false,
    location: '',
    gpa: '',
    achievements: [],
  },
];

export function ghostResume(resume: ResumeContent): ResumeContent {
  const { personalInfo: info, experience, skills } = resume;
  return {
    ...resume,
    personalInfo: {
      ...info,
      headline: info.headline || ghost(20),
      summary: info.summary || [92, 94, 58].map(ghost).join('\n'),
    },
    experience: [...experience, ...roles.slice(experience.length)],
    education: resume.education.length > 0 ? resume.education : education,
    skills: skills.length > 0 ? skills : [ghost(92)],
  };
}

export function ghostLetter(letter: LetterContent): LetterContent {
  const paragraphs = [
    [78, 80, 46],
    [80, 76, 79, 52],
    [77, 38],
  ].map((lines) => lines.map(ghost).join('\n'));
  return { ...letter, paragraphs: [...letter.paragraphs, ...paragraphs.slice(letter.paragraphs.length)] };
}
