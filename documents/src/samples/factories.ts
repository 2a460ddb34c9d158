import type { Education, Experience, Project, ResumeContent } from '@shortlist/contracts/builder/document-content';

/** Dates are MM/YYYY; no end date means ongoing. */
export const createExperience = (
  position: string,
  company: string,
  location: string,
  [startDate, endDate = '']: [string, string?],
  achievements: string[],
): Experience => ({
  company,
  position,
  startDate,
  endDate,
  current: endDate === '',
  location,
  description: '',
  achievements,
});

export const createEducation = (
  [title, field]: [string, string],
  institution: string,
  location: string,
  [startDate, endDate]: [string, string],
  gpa = '',
  achievements: string[] = [],
): Education => ({
  institution,
  degree: title,
  field,
  startDate,
  endDate,
  current: false,
  location,
  gpa,
  achievements,
});

export const createProject = (name: string, description: string, url = '', technologies: string[] = []): Project => ({
  name,
  description,
  technologies,
  url,
  github: '',
});

export const createResume = (
  content: Pick<ResumeContent, 'personalInfo' | 'experience' | 'education' | 'skills'> & Partial<ResumeContent>,
): ResumeContent => ({
  projects: [],
  achievements: [],
  certifications: [],
  languages: [],
  customSections: [],
  ...content,
});
