import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'A second career with a certificate: police work told for a law office.',
  skills: ['Legal research', 'Case preparation', 'Westlaw'],
  resume: createResume({
    personalInfo: {
      firstName: 'Desmond',
      lastName: 'Clarke',
      headline: 'Paralegal',
      email: 'desmond.clarke@example.com',
      phone: '+1 (504) 555-0195',
      location: 'New Orleans, LA',
      linkedin: '',
      website: 'https://desmondclarke.example/',
      summary:
        'Paralegal with three years in civil litigation offices, after eleven years as a police officer. I know how statements are taken and where files get lost. Careful in document review and on time with court filings.',
    },
    experience: [
      createExperience(
        'Paralegal',
        'Arceneaux & Bright',
        'New Orleans, LA',
        ['10/2024'],
        [
          'Manage case preparation for 3 attorneys and 48 open files.',
          'Reviewed 21,000 pages in document review for one discovery and marked 340 that mattered.',
          'Keep deadline calendars for the office; none of 260 dates was missed.',
          'Draft 6 pleadings a month; drafting pleadings from checked templates saves two hours each.',
        ],
      ),
      createExperience(
        'Legal Assistant',
        'Office of M. Thibodeaux, Attorney',
        'Metairie, LA',
        ['06/2023', '09/2024'],
        [
          'Prepared 70 client interviews and wrote a summary of each the same day.',
          'Made citation checking a fixed step; the judge’s clerk returned none of 54 court filings.',
          'Scanned 310 closed files and freed a room.',
        ],
      ),
      createExperience(
        'Police Officer',
        'City of St. Amand',
        'St. Amand, LA',
        ['05/2012', '05/2023'],
        [
          'Wrote 1,400 reports and testified in 36 hearings.',
          'Trained 15 officers in taking statements and handling trial exhibits.',
          'Mediated disputes in a district of 9,000 residents.',
        ],
      ),
    ],
    education: [
      createEducation(['Certificate', 'Paralegal Studies'], 'Crescent Community College', 'New Orleans, LA', [
        '08/2022',
        '05/2023',
      ]),
    ],
    skills: [
      'Legal work: Legal research, Document review, Case preparation, Discovery, Drafting pleadings, Citation checking',
      'Office: Court filings, Client interviews, Trial exhibits, Deadline calendars',
      'Tools: Westlaw, Case management software, Microsoft Word',
    ],
    certifications: [
      { name: 'Paralegal certificate', issuer: '', date: '2023' },
      { name: 'Notary commission, Louisiana', issuer: '', date: '2024' },
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'French', level: 'conversational' },
    ],
  }),
};
