import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'From apprentice to journeyman: license, hours and sites.',
  skills: ['Fault finding', 'Panel installation', 'Blueprint reading'],
  resume: createResume({
    personalInfo: {
      firstName: 'Siobhan',
      lastName: 'Reyes',
      headline: 'Electrician',
      email: 'siobhan.reyes@example.com',
      phone: '+1 (602) 555-0157',
      location: 'Phoenix, AZ',
      linkedin: '',
      website: 'https://siobhanreyes.example/',
      summary:
        'Electrician with a journeyman license and six years on homes, schools and a hospital. Electrical installation to code the first time: 61 of my last 64 inspections passed at once. I label every wire.',
    },
    experience: [
      createExperience(
        'Electrician',
        'Saguaro Electric',
        'Phoenix, AZ',
        ['07/2024'],
        [
          'Wired 48 homes in two years, with lighting systems and chargers for 30 cars.',
          'Passed 61 of 64 inspections of electrical codes at the first visit.',
          'Shortened fault finding in a school from days to 3 hours by circuit testing floor by floor.',
          'Lead two apprentices; both passed their year.',
        ],
      ),
      createExperience(
        'Apprentice Electrician',
        'Saguaro Electric',
        'Phoenix, AZ',
        ['06/2020', '06/2024'],
        [
          'Completed 8,000 hours in wiring, conduit bending and panel installation.',
          'Installed 210 panels with insulation testers and records of each.',
          'Worked on a hospital of 9 floors for 14 months without an accident in electrical safety.',
        ],
      ),
      createExperience(
        'Construction Helper',
        'Mesa Framing',
        'Mesa, AZ',
        ['06/2018', '05/2020'],
        [
          'Carried material for 5 crews and learned blueprint reading at lunch.',
          'Sorted and counted power tools; losses fell by half.',
        ],
      ),
    ],
    education: [
      createEducation(['Certificate', 'Electrical Apprenticeship'], 'Valley Trades School', 'Phoenix, AZ', [
        '08/2020',
        '06/2024',
      ]),
      createEducation(['High School Diploma', 'General studies'], 'Camelback North High School', 'Phoenix, AZ', [
        '08/2014',
        '05/2018',
      ]),
    ],
    skills: [
      'Electrical installation',
      'Wiring',
      'Fault finding',
      'Electrical safety',
      'Circuit testing',
      'Panel installation',
      'Conduit bending',
      'Blueprint reading',
      'Lighting systems',
      'Electrical codes',
      'Multimeters',
      'Insulation testers',
      'Power tools',
    ],
    certifications: [
      { name: 'Electrician license, journeyman', issuer: '', date: '2024' },
      { name: 'Site safety card', issuer: '', date: '2023' },
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Spanish', level: 'fluent' },
    ],
  }),
};
