import type { CustomItem, Education, Experience, Project, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { ExampleResponse } from '@shortlist/contracts/builder/example';
import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { emptyContent } from '@shortlist/documents/empty-content';
import { withoutText } from '@shortlist/documents/samples/examples/without-text';
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

/** Returns an empty resume with one entry in each required list. Source: the specification. */
export const blankContent = (): ResumeContent => ({
  ...emptyContent(),
  experience: [blankExperience()],
  education: [blankEducation()],
});

/**
 * Returns a new resume in the page's language and the region's paper size. With an example, it has the same sections,
 * empty.
 */
export const blankResume = (templateId: string, language: Language, example?: ExampleResponse): ResumeDraft => ({
  ...blankContent(),
  ...(example && withoutText(example.resume)),
  title: '',
  templateId,
  accent: '',
  fonts: '',
  density: example?.density ?? 'regular',
  sections: [],
  fit: 0,
  pageSize: localPageSize(),
  language,
  targetJobTitle: '',
  targetIndustry: '',
  targetCompany: '',
  jobPosting: '',
  tray: [],
});
