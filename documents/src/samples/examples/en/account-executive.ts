import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Deals by size and length, and how they were won back.',
  skills: ['Solution selling', 'Pipeline management', 'Business cases'],
  resume: createResume({
    personalInfo: {
      firstName: 'Naledi',
      lastName: 'Mokoena',
      headline: 'Account Executive',
      email: 'naledi.mokoena@example.com',
      phone: '+1 (312) 555-0176',
      location: 'Chicago, IL',
      linkedin: '',
      website: 'https://naledimokoena.example/',
      summary:
        'Account executive for workforce software with nine years in sales, six of them with customers of 1,000 to 20,000 employees. Closed $23 million since 2020. My best discovery calls are mostly silence.',
    },
    experience: [
      createExperience(
        'Senior Account Executive',
        'Shiftglass',
        'Chicago, IL',
        ['01/2022'],
        [
          'Closed $4.8 million in 2025, 127% of the year’s goal, with 19 contracts.',
          'Shortened the way from first call to signature from 9 to 6 months with business cases that finance could check.',
          'Won back 3 customers lost to competitors, worth $1.1 million a year.',
          'Keep pipeline management clean: deal forecasting was within 5% in 7 of 8 quarters.',
          'Coach 4 new colleagues in contract negotiation.',
        ],
      ),
      createExperience(
        'Account Executive',
        'Ledgerfold Systems',
        'Chicago, IL',
        ['03/2019', '12/2021'],
        [
          'Sold to 42 companies by solution selling, $9.2 million in all.',
          'Wrote a library of 30 answers for proposal writing that saved two days a bid.',
          'Gave 110 product demonstrations with the customer’s own data.',
        ],
      ),
      createExperience(
        'Sales Development Representative',
        'Ledgerfold Systems',
        'Chicago, IL',
        ['07/2017', '02/2019'],
        [
          'Booked 14 discovery calls a month, twice the team’s average.',
          'Opened the field of hospitals, now a fifth of sales.',
        ],
      ),
    ],
    education: [
      createEducation(['BCom', 'Economics'], 'Lakeshore Metropolitan University', 'Chicago, IL', [
        '09/2013',
        '06/2017',
      ]),
    ],
    skills: [
      'Winning: Discovery calls, Solution selling, Product demonstrations, Proposal writing, Contract negotiation',
      'Steering: Pipeline management, Deal forecasting, Decision maker access, Competitive positioning, Business cases',
      'Tools: Salesforce, PowerPoint, Zoom',
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Zulu', level: 'native' },
    ],
  }),
};
