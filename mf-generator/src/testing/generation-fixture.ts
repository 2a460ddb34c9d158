import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Generation, GenerationEvent } from '@shortlist/contracts/generator/generation';
import type { Check } from '@shortlist/contracts/platform/score';

/** `resume` and `letter` have four blanks. Both contain the blank for the employer. */
const resume: ResumeContent = {
  personalInfo: {
    firstName: '[Your name]',
    lastName: '',
    email: '[Email]',
    phone: '',
    location: '',
    summary: 'Calm triage and clear patient education.',
    website: '',
    linkedin: '',
    headline: 'Registered Nurse',
  },
  experience: [
    {
      company: '[Employer]',
      position: 'Registered Nurse',
      startDate: '',
      endDate: '',
      current: false,
      location: '',
      description: '',
      achievements: ['Assess [number] patients a shift.'],
    },
  ],
  education: [],
  projects: [],
  skills: ['Triage', 'Patient education'],
  achievements: [],
  certifications: [],
  languages: [],
  customSections: [],
};

const letter: LetterContent = {
  personalInfo: { ...resume.personalInfo, summary: '' },
  date: '2026-11-21',
  recipient: ['Hiring Manager'],
  jobTitle: 'Registered Nurse',
  salutation: 'Dear Hiring Manager,',
  paragraphs: ['At [Employer] I kept handover short.'],
};

const createCheck = (
  id: string,
  title: string,
  points: number,
  max: number,
  overrides: Partial<Check> = {},
): Check => ({
  id,
  group: 'written',
  title,
  applies: true,
  points,
  max,
  reachable: points,
  found: `${title} found`,
  ...overrides,
});

export const generationFixture: Generation = {
  id: 'g-1',
  jobTitle: 'Registered Nurse',
  industry: 'Healthcare',
  language: 'en',
  pageSize: 'A4',
  writer: 'built-in',
  resume: { summary: resume.personalInfo.summary, skills: resume.skills, experience: [] },
  coverLetter: letter.paragraphs.join('\n'),
  atsScore: 58,
  potential: 91,
  keywords: [
    'Triage',
    'Patient education',
    'IV therapy',
    'Wound care',
    'Charting',
    'Handover',
    'Audit',
    'Safety',
    'ACLS',
  ],
  score: {
    atsScore: 58,
    potential: 91,
    rubricVersion: '1',
    checks: [
      createCheck('S1', 'Entries read in full', 12, 12),
      createCheck('E1', 'Complete experience', 0, 6, { path: 'experience.0', fix: 'Give the employer.' }),
      createCheck('E2', 'No blanks left', 0, 4, { fix: 'Fill the blanks.' }),
      createCheck('T1', 'Verbs first', 3, 4),
      createCheck('T2', 'Posting covered', 0, 8, { applies: false }),
    ],
    terms: [
      { term: 'Triage', count: 2, place: 'entry' },
      { term: 'ACLS', count: 0, place: 'missing' },
    ],
  },
  documents: { resume, letter },
  fills: {},
  leftOut: [],
  ownLines: [],
  letterSource: 'title',
  openBlanks: 4,
  suggestions: ['Only you know these facts.'],
  createdAt: '2026-11-21T09:41:00.000Z',
};

export const generationEvents: GenerationEvent[] = [
  {
    type: 'draft',
    step: 'summary',
    language: 'en',
    resume: { ...resume, experience: [], skills: [] },
    letter: { ...letter, paragraphs: [] },
    keywords: ['Triage'],
  },
  {
    type: 'draft',
    step: 'skills',
    language: 'en',
    resume,
    letter: { ...letter, paragraphs: [] },
    keywords: ['Triage'],
  },
  { type: 'score', points: 41, checked: 9, checks: 14 },
  { type: 'result', generation: generationFixture },
];
