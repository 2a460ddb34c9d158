import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findSkills, getSkillName } from '../../matching/skills/find-skills';

/**
 * Returns the part of a resume that is available in another language: the skills found in the dictionary. Omits
 * sentences, because only a person or a model can translate them. In its own language, the resume stays unchanged.
 */
export function localizeResume(language: Language, resume: ResumeContent, resumeLanguage = language): ResumeContent {
  if (language === resumeLanguage) return resume;
  const { personalInfo, experience, projects } = resume;
  const texts = [
    ...resume.skills,
    personalInfo.summary,
    ...experience.flatMap(({ description, achievements }) => [description, ...achievements]),
    ...projects.flatMap(({ description, technologies }) => [description, ...technologies]),
  ];
  const skillNames = texts
    .flatMap((text) => findSkills(text, resumeLanguage))
    .map(({ skill }) => getSkillName(skill, language));
  return {
    ...resume,
    personalInfo: { ...personalInfo, summary: '' },
    experience: experience.map((entry) => ({ ...entry, position: '', description: '', achievements: [] })),
    projects: [],
    skills: [...new Set(skillNames)],
  };
}
