import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Two pages, with the scope of each role in its first line.',
  skills: ['Budget responsibility', 'Hiring', 'Lean'],
  resume: createResume({
    personalInfo: {
      firstName: 'Ruth',
      lastName: 'Lindqvist',
      headline: 'Operations Director',
      email: 'ruth.lindqvist@example.com',
      phone: '+1 (612) 555-0193',
      location: 'Minneapolis, MN',
      linkedin: '',
      website: 'https://ruthlindqvist.example/',
      summary:
        'Operations director for food and cold storage. Three sites, 420 people, $38 million of budget responsibility, and a habit of walking the floor before reading the report. I promote from within: 8 of my 11 site and shift leads began on the line.',
    },
    experience: [
      createExperience(
        'Operations Director',
        'Frostad Cold Chain',
        'Minneapolis, MN',
        ['03/2021'],
        [
          'Lead three sites with 420 people and a budget of $38 million; cost per pallet fell by 11% in three years.',
          'Cut energy per pallet by 27% with night cooling and new dock seals, paid back in 19 months.',
          'Brought accidents with lost time from 14 to 3 a year by fixing the ten causes that crews named first.',
          'Opened the Duluth site on the agreed day and 4% under budget, with 60 people hired and trained.',
          'Renegotiated the contracts of 9 carriers; on-time departures rose from 88 to 97%.',
        ],
      ),
      createExperience(
        'Plant Manager',
        'Harebrygge Foods',
        'St. Cloud, MN',
        ['06/2015', '02/2021'],
        [
          'Ran a plant of 160 people and two lines; output grew by 34% without a third line.',
          'Introduced capacity planning by week and took overtime from 12 to 5% of hours.',
          'Moved 45 standard operating procedures to one-page sheets with pictures, in three languages.',
          'Passed 6 customer audits in a row without a major finding.',
        ],
      ),
      createExperience(
        'Production Planner',
        'Harebrygge Foods',
        'St. Cloud, MN',
        ['09/2011', '05/2015'],
        [
          'Planned 220 products on four packing lines; changeovers took 18 instead of 31 minutes.',
          'Built the first daily board of performance indicators in Excel, later the model for SAP.',
        ],
      ),
      createExperience(
        'Process Engineer',
        'Northmill Dairy',
        'Rochester, MN',
        ['07/2009', '08/2011'],
        [
          'Led process improvement on the filling line and saved 190 tons of milk a year.',
          'Trained 35 operators in cleaning procedures; rejected batches fell by half.',
        ],
      ),
    ],
    education: [
      createEducation(['MSc', 'Industrial Engineering'], 'Gethsen University', 'Duluth, MN', ['08/2007', '05/2009']),
      createEducation(['BSc', 'Mechanical Engineering'], 'Gethsen University', 'Duluth, MN', ['08/2003', '05/2007']),
    ],
    skills: [
      'Leading: Team leadership, Hiring, Budget responsibility, Change',
      'Running: Capacity planning, Cost control, Risk management, Service levels, Vendor management',
      'Tools: SAP, Power BI, Excel, Lean',
    ],
    certifications: [{ name: 'Lean Six Sigma Black Belt', issuer: '', date: '2016' }],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Spanish', level: 'working knowledge' },
    ],
  }),
};
