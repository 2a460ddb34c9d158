import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatBlank } from './messages';

/** Creates contact fields of which only the requested title is known. */
export const createBlankContact = (language: Language, headline: string): ResumeContent['personalInfo'] => ({
  firstName: formatBlank(language, 'name'),
  lastName: '',
  email: formatBlank(language, 'email'),
  phone: formatBlank(language, 'phone'),
  location: formatBlank(language, 'city'),
  summary: '',
  website: '',
  linkedin: '',
  headline,
});

/** Creates a job with bullets. The latest job is the first one in a resume. */
export const createBlankExperience = (
  language: Language,
  achievements: string[],
  isLatest: boolean,
): ResumeContent['experience'][number] => ({
  company: formatBlank(language, 'employer'),
  position: formatBlank(language, isLatest ? 'jobTitle' : 'earlierTitle'),
  startDate: formatBlank(language, 'monthYear'),
  endDate: formatBlank(language, 'monthYear'),
  current: false,
  location: formatBlank(language, 'city'),
  description: '',
  achievements,
});

export const createBlankEducation = (language: Language): ResumeContent['education'][number] => ({
  institution: formatBlank(language, 'school'),
  degree: formatBlank(language, 'degree'),
  field: formatBlank(language, 'field'),
  startDate: '',
  endDate: formatBlank(language, 'year'),
  current: false,
  location: '',
  gpa: '',
  achievements: [],
});
