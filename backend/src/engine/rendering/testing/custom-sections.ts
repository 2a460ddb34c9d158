import type { CustomItem, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import { createEmptyCustomItem } from '@shortlist/documents/empty-content';
import { edgeCaseResume } from './edge-case-resume';

const createItem = (overrides: Partial<CustomItem>): CustomItem => ({ ...createEmptyCustomItem(), ...overrides });
const longName = 'Talks, tutorials and committees';

/** Custom sections of every kind with long names, and several roles at one employer. */
export const resumeWithCustomSections: ResumeContent = {
  ...edgeCaseResume,
  experience: edgeCaseResume.experience.map((role, i) => ({
    ...role,
    company: i < 3 ? 'Orrin Bay Group' : role.company,
  })),
  customSections: [
    {
      id: 'talks',
      name: longName,
      items: [
        createItem({
          title: 'Latency without tears: what a regulated business learns from a decade of nightly batches',
          organisation: 'International Conference on Systems, Measurement and Applied Reliability',
          startDate: '05/2023',
          endDate: '06/2023',
          location: 'San Francisco Bay Area, California, United States',
          description: 'Keynote before 400 engineers.\nInvited again the year after.',
          achievements: ['Recorded and translated into four languages.', 'Short.'],
        }),
        createItem({ title: 'Blameless reviews', startDate: '2021', endDate: '2021' }),
        createItem({ organisation: 'Programme committee', startDate: '01/2019', current: true, location: 'Porto' }),
        createItem({ description: 'A note alone.' }),
      ],
    },
    {
      id: 'interests',
      name: 'Interests',
      items: [createItem({ achievements: ['Sailing', 'Chess'] }), createItem({ achievements: ['Choir'] })],
    },
    { id: 'nothing', name: 'Nothing', items: [createItem({})] },
    {
      id: 'unnamed',
      name: '',
      items: [createItem({ title: 'Volunteer fire brigade', achievements: ['Trained 12 people.'] })],
    },
  ],
};

export const longSectionNames: SectionSetting[] = [
  { key: 'custom:interests', name: '', hidden: false },
  { key: 'achievements', name: 'What colleagues, customers and committees have said and done about it', hidden: false },
  { key: 'experience', name: 'Positions of responsibility in business, science and the public service', hidden: false },
  { key: 'languages', name: '', hidden: false },
  { key: 'skills', name: '', hidden: false },
  { key: 'summary', name: '', hidden: false },
  { key: 'education', name: '', hidden: true },
];
