import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { ExampleResponse } from '@shortlist/contracts/builder/example';
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { createEmptyContent, createEmptyEducation, createEmptyExperience } from '@shortlist/documents/empty-content';
import { removeText } from '@shortlist/documents/samples/examples/without-text';
import { getDefaultPageSize } from '@shortlist/shared-ui/sheet/use-page-size';

/** Contains one entry in each required list. */
export const createStarterContent = (): ResumeContent => ({
  ...createEmptyContent(),
  experience: [createEmptyExperience()],
  education: [createEmptyEducation()],
});

/**
 * Uses the page's language and the region's paper size. With an example, the resume has the example's sections without
 * their text.
 */
export const createEmptyResume = (templateId: string, language: Language, example?: ExampleResponse): ResumeDraft => ({
  ...createStarterContent(),
  ...(example && removeText(example.resume)),
  title: '',
  templateId,
  accent: '',
  fonts: '',
  density: example?.density ?? 'regular',
  sections: [],
  fit: 0,
  pageSize: getDefaultPageSize(),
  carriesData: true,
  language,
  targetJobTitle: '',
  targetIndustry: '',
  targetCompany: '',
  jobPosting: '',
  tray: [],
});
