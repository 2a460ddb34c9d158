import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'A graduate with two placements: papers named by what they led to.',
  skills: ['Policy analysis', 'Briefing papers', 'Impact assessment'],
  resume: createResume({
    personalInfo: {
      firstName: 'Anika',
      lastName: 'Rahman',
      headline: 'Policy Analyst',
      email: 'anika.rahman@example.com',
      phone: '+1 (651) 555-0106',
      location: 'St. Paul, MN',
      linkedin: '',
      website: 'https://anikarahman.example/',
      summary:
        'Policy analyst at the start of the road, with a master’s degree and two placements in state offices. Briefing papers of two pages, tables that can be checked, and stakeholder consultation in the evening when people have time.',
    },
    experience: [
      createExperience(
        'Junior Policy Analyst',
        'Office of Rural Transit, State of Northmark',
        'St. Paul, MN',
        ['08/2025'],
        [
          'Wrote 14 briefing papers for the deputy director; three were read out in committee.',
          'Did an impact assessment of bus fares in 22 counties with data of 40,000 trips.',
          'Prepared public consultation in 6 towns with 310 answers.',
          'Checked 75 pages of rules in a regulatory review and proposed 9 deletions.',
        ],
      ),
      createExperience(
        'Policy Intern',
        'Housing Committee, City of Elmira Falls',
        'Elmira Falls, MN',
        ['06/2024', '08/2024'],
        [
          'Compared rent rules of 12 cities in legislative research.',
          'Calculated a cost-benefit analysis of repairs in 180 homes.',
        ],
      ),
      createExperience(
        'Research Assistant',
        'Institute for Water Policy',
        'St. Paul, MN',
        ['09/2023', '05/2025'],
        [
          'Cleaned 15 years of data analysis files and found two wrong units.',
          'Took part in policy evaluation of a well program with 60 interviews.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['MPP', 'Public Policy'],
        'Summit Hill University',
        'St. Paul, MN',
        ['09/2023', '05/2025'],
        '3.9 of 4.0',
      ),
      createEducation(['BA', 'Political Science'], 'Summit Hill University', 'St. Paul, MN', ['09/2019', '05/2023']),
    ],
    skills: [
      'Policy: Policy analysis, Briefing papers, Legislative research, Regulatory review, Policy evaluation',
      'Evidence: Impact assessment, Data analysis, Cost-benefit analysis, Stakeholder consultation, Public consultation',
      'Tools: Excel, Statistical software, Legal databases',
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Bengali', level: 'native' },
    ],
  }),
};
