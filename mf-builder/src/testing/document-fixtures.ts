import { coverLetterSchema, letterDraftSchema, type CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import { resumeDraftSchema, resumeSchema, type Resume } from '@shortlist/contracts/builder/resume';
import { resumeFormSchema } from '@shortlist/contracts/builder/resume-form';
import { juniorResume } from '@shortlist/documents/samples/junior/en';

const sender = {
  firstName: 'Ines',
  lastName: 'Halvorsen',
  email: 'ines@example.org',
  phone: '+1 253 555 0144',
  location: 'Tacoma, WA',
  headline: 'Registered Nurse',
};

export const resumeFixture: Resume = resumeSchema.parse({
  ...resumeDraftSchema.parse({ personalInfo: sender, skills: ['Triage', 'Patient education'] }),
  id: 'r-1',
  userId: 'u-1',
  title: 'Emergency nurse, Fennwick',
  pageSize: 'A4',
  language: 'en',
  aiOptimized: false,
  atsScore: 84,
  potential: 92,
  matchScore: null,
  targetCompany: '',
  jobPosting: '',
  rubricVersion: '1',
  tray: [],
  version: 1,
  draft: null,
  draftVersion: 1,
  baseId: null,
  deletedAt: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
});

/** A resume that passes validation. */
export const completeResumeFixture: Resume = resumeSchema.parse({
  ...resumeFixture,
  ...resumeFormSchema.parse({
    ...juniorResume,
    personalInfo: { ...juniorResume.personalInfo, website: '', linkedin: '' },
  }),
  id: 'r-1',
});

export const letterFixture: CoverLetter = coverLetterSchema.parse({
  ...letterDraftSchema.parse({
    title: 'Fennwick General Hospital',
    jobTitle: 'Registered Nurse',
    companyName: 'Fennwick General Hospital',
    content: 'I kept handover short.',
    resumeId: 'r-1',
  }),
  id: 'l-1',
  userId: 'u-1',
  language: 'en',
  pageSize: 'A4',
  sender,
  design: { templateId: 'classic-executive', accent: '', fonts: '', density: 'regular' },
  version: 1,
  draft: null,
  draftVersion: 1,
  deletedAt: null,
  createdAt: '2026-11-02T10:00:00.000Z',
  updatedAt: '2026-11-19T10:00:00.000Z',
});
