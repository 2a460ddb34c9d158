import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'People figures that a board reads, beside the policies behind them.',
  skills: ['Workforce planning', 'Employee relations', 'HR policy'],
  resume: createResume({
    personalInfo: {
      firstName: 'Goran',
      lastName: 'Petrovic',
      headline: 'HR Manager',
      email: 'goran.petrovic@example.com',
      phone: '+1 (414) 555-0187',
      location: 'Milwaukee, WI',
      linkedin: '',
      website: 'https://goranpetrovic.example/',
      summary:
        'HR manager with fifteen years in factories and hospitals, from 90 to 1,100 employees. Workforce planning, employee relations and employment law are daily work; I know the night shift by name because I visit it every month.',
    },
    experience: [
      createExperience(
        'HR Manager',
        'Kettle Moraine Castings',
        'Milwaukee, WI',
        ['03/2018'],
        [
          'Lead a team of 7 for 1,100 employees at two sites.',
          'Lowered turnover from 24 to 13% in four years with exit interviews and new shift plans.',
          'Rewrote HR policy from 140 to 38 pages, and trained 65 supervisors in it.',
          'Settled 29 of 31 grievances without arbitration; employee relations meetings are monthly.',
          'Introduced performance management with two talks a year, held by 96% of supervisors.',
        ],
      ),
      createExperience(
        'HR Business Partner',
        'St. Alban Hospital Group',
        'Madison, WI',
        ['06/2013', '02/2018'],
        [
          'Planned the staff of 340 nurses and cut agency hours by 45%.',
          'Accompanied change management when two wards merged; 4 of 120 people left.',
          'Ran a survey of employee engagement with 81% answers and 12 measures taken.',
        ],
      ),
      createExperience(
        'HR Specialist',
        'Badger Tool & Die',
        'Waukesha, WI',
        ['09/2011', '05/2013'],
        [
          'Managed compensation reviews for 210 employees within budget.',
          'Set up the first personnel files in Workday.',
        ],
      ),
    ],
    education: [
      createEducation(['MA', 'Human Resource Management'], 'University of Winnebago', 'Oshkosh, WI', [
        '08/2009',
        '05/2011',
      ]),
      createEducation(['BA', 'Sociology'], 'University of Winnebago', 'Oshkosh, WI', ['08/2005', '05/2009']),
    ],
    skills: [
      'Leading: Workforce planning, Talent management, Change management, Leadership coaching',
      'Rules: Employee relations, Performance management, HR policy, Employment law, Compensation',
      'Tools: Workday, HR analytics, Excel',
    ],
    certifications: [{ name: 'SHRM certificate, Senior Certified Professional', issuer: 'SHRM', date: '2019' }],
    languages: [
      { name: 'English', level: 'fluent' },
      { name: 'Serbian', level: 'native' },
    ],
  }),
};
