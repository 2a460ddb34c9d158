import type {
  CustomItem,
  Education,
  Experience,
  Project,
  ResumeContent,
} from '@shortlist/contracts/builder/document-content';

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

export const createEmptyExperience = (): Experience => ({
  company: '',
  position: '',
  startDate: '',
  endDate: '',
  current: false,
  location: '',
  description: '',
  achievements: [],
});

export const createEmptyEducation = (): Education => ({
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

export const createEmptyProject = (): Project => ({ name: '', description: '', technologies: [], url: '', github: '' });

export const createEmptyCustomItem = (): CustomItem => ({
  title: '',
  organisation: '',
  startDate: '',
  endDate: '',
  current: false,
  location: '',
  description: '',
  achievements: [],
});
