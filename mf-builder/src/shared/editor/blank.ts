import type { CustomItem, Education, Experience, Project, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { localPageSize } from '@shortlist/shared-ui/sheet/page-size';

export const blankExperience = (): Experience => ({
  company: '',
  position: '',
  startDate: '',
  endDate: '',
  current: false,
  location: '',
  description: '',
  achievements: [],
});

export const blankEducation = (): Education => ({
  institution: '',
  degree: '',
  field: '',
  startDate: '',
  endDate: '',
  current: false,
  location: '',
  gpa: '',
  achievements: [],
});

export const blankProject = (): Project => ({ name: '', description: '', technologies: [], url: '', github: '' });

export const blankItem = (): CustomItem => ({
  title: '',
  organisation: '',
  startDate: '',
  endDate: '',
  current: false,
  location: '',
  description: '',
  achievements: [],
});

/** Every list that a document is made of has its first entry open, as the specification asks. */
export const blankContent = (): ResumeContent => ({
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
  experience: [blankExperience()],
  education: [blankEducation()],
  projects: [],
  skills: [],
  achievements: [],
  certifications: [],
  languages: [],
  customSections: [],
});

/** A resume that is begun, in the page's language and on the region's paper. */
export const blankResume = (templateId: string, language: Language): ResumeDraft => ({
  ...blankContent(),
  title: '',
  templateId,
  accent: '',
  fonts: '',
  density: 'regular',
  sections: [],
  fit: 0,
  pageSize: localPageSize(),
  language,
  targetJobTitle: '',
  targetIndustry: '',
  tray: [],
});
