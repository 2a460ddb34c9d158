import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'A step sideways from the help desk: tickets became requirements.',
  skills: ['Requirements gathering', 'Process mapping', 'Acceptance criteria'],
  resume: createResume({
    personalInfo: {
      firstName: 'Oliver',
      lastName: 'Kamau',
      headline: 'Business Analyst',
      email: 'oliver.kamau@example.com',
      phone: '+1 (515) 555-0150',
      location: 'Des Moines, IA',
      linkedin: '',
      website: 'https://oliverkamau.example/',
      summary:
        'Business analyst for two years, after three at an insurance help desk. I know what users say when nobody takes notes, so requirements gathering starts with their tickets. User stories with acceptance criteria that a tester can run.',
    },
    experience: [
      createExperience(
        'Junior Business Analyst',
        'Raccoon River Mutual',
        'Des Moines, IA',
        ['11/2024'],
        [
          'Wrote 140 user stories in Jira with acceptance criteria; developers sent back 6.',
          'Did process mapping of claims with 22 people and removed 5 of 19 steps.',
          'Ran user acceptance testing for 3 releases with 30 testers.',
          'Measured in SQL that 12% of claims were typed twice; business cases for a fix won its budget.',
        ],
      ),
      createExperience(
        'Help Desk Agent',
        'Raccoon River Mutual',
        'Des Moines, IA',
        ['08/2021', '10/2024'],
        [
          'Solved 45 tickets a day, 82% at the first contact.',
          'Grouped 9,000 tickets by cause in a data analysis that ended 3 common errors.',
          'Led stakeholder interviews with 8 offices for a new form.',
        ],
      ),
      createExperience(
        'Student Assistant, Registrar',
        'Walnut Creek College',
        'Des Moines, IA',
        ['09/2019', '05/2021'],
        [
          'Compared two course systems in a gap analysis of 60 functions.',
          'Answered 50 emails a day before the start of term.',
        ],
      ),
    ],
    education: [
      createEducation(['BSc', 'Information Systems'], 'Walnut Creek College', 'Des Moines, IA', ['08/2017', '05/2021']),
    ],
    skills: [
      'Analysis: Requirements gathering, Process mapping, Gap analysis, Data analysis, Business cases',
      'Working: Stakeholder interviews, User stories, Acceptance criteria, User acceptance testing, Workshop facilitation',
      'Tools: Jira, Visio, SQL',
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Swahili', level: 'fluent' },
    ],
  }),
};
