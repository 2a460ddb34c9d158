import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'From teaching to design: the old work is evidence, the new work leads.',
  skills: ['User research', 'Usability testing', 'Figma'],
  resume: createResume({
    personalInfo: {
      firstName: 'Camila',
      lastName: 'Rojas',
      headline: 'UX Designer',
      email: 'camila.rojas@example.com',
      phone: '+1 (305) 555-0142',
      location: 'Miami, FL',
      linkedin: '',
      website: 'https://camilarojas.example/',
      summary:
        'UX designer with two years in health products and, before that, seven years of teaching. User research comes naturally after 2,000 parent evenings. I draw wireframes early, test with five people, and hand over what can be built.',
    },
    experience: [
      createExperience(
        'UX Designer',
        'Pelican Health',
        'Miami, FL',
        ['09/2024'],
        [
          'Redesigned the booking of a clinic with 90,000 patients; completed bookings rose from 64 to 82%.',
          'Run usability testing with five people every two weeks, 40 rounds so far.',
          'Built design systems parts in Figma that 3 teams use; new screens take two days instead of five.',
          'Raised accessibility from 61 findings to 4 in an outside audit.',
        ],
      ),
      createExperience(
        'UX Design Trainee',
        'Studio Manglar',
        'Miami, FL',
        ['02/2024', '08/2024'],
        [
          'Drew user flows and wireframes for 4 clients, and prototyping for two of them.',
          'Interviewed 26 users in English and Spanish and found why a form was left at step 3.',
        ],
      ),
      createExperience(
        'Mathematics Teacher',
        'Coral Bend Middle School',
        'Miami, FL',
        ['08/2016', '06/2023'],
        [
          'Taught 140 students a year; the share that passed the state test rose from 58 to 71%.',
          'Designed a homework app with a colleague, used by 11 classes.',
          'Led 30 workshops for teachers on clear worksheets.',
        ],
      ),
    ],
    education: [
      createEducation(['Certificate', 'UX Design'], 'Biscayne Design School', 'Miami, FL', ['07/2023', '01/2024']),
      createEducation(['BSc', 'Mathematics Education'], 'Tamiami State University', 'Miami, FL', [
        '08/2012',
        '05/2016',
      ]),
    ],
    skills: [
      'Research: User research, Usability testing, User flows, Information architecture',
      'Design: Wireframes, Prototyping, Interaction design, Design systems, Accessibility, Design handoff',
      'Tools: Figma, Miro, Maze',
    ],
    languages: [
      { name: 'English', level: 'fluent' },
      { name: 'Spanish', level: 'native' },
    ],
  }),
};
