import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

export const createEmptyContent = (): ResumeContent => ({
  personalInfo: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    location: '',
    summary: '',
    website: '',
    linkedin: '',
    headline: '',
  },
  experience: [],
  education: [],
  projects: [],
  skills: [],
  achievements: [],
  certifications: [],
  languages: [],
  customSections: [],
});
