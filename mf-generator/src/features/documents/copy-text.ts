import type { ResumeContent } from '@shortlist/contracts/builder/resume';

/** Headings of the copied text, in the page's language. */
interface Words {
  summary: string;
  skills: string;
  experience: string;
}

/** What Copy takes of a resume: summary, skills, and experience with its achievements. `comma`: of the resume's language. */
export function resumeText({ personalInfo, skills, experience }: ResumeContent, words: Words, comma: string): string {
  const entries = experience.map(({ position, company, description, achievements }) =>
    [[position, company].filter(Boolean).join(comma), description, ...achievements.map((item) => `• ${item}`)]
      .filter(Boolean)
      .join('\n'),
  );
  return [
    `${words.summary}\n${personalInfo.summary}`,
    `${words.skills}\n${skills.join(comma)}`,
    `${words.experience}\n${entries.join('\n\n')}`,
  ].join('\n\n');
}
