import type { ResumeContent } from '@shortlist/contracts/builder/resume';

/** Returns a resume that says nothing yet: every text is empty, and every list. */
export const emptyContent = (): ResumeContent => ({
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
