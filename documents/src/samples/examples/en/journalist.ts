import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Stories with their sources, and what happened afterwards.',
  skills: ['Investigative research', 'Fact checking', 'Data journalism'],
  resume: createResume({
    personalInfo: {
      firstName: 'Noor',
      lastName: 'Al-Sayed',
      headline: 'Journalist',
      email: 'noor.alsayed@example.com',
      phone: '+1 (412) 555-0160',
      location: 'Pittsburgh, PA',
      linkedin: '',
      website: 'https://nooralsayed.example/',
      summary:
        'Journalist for health and local government with five years at two newspapers. News reporting by day, investigative research on Thursdays. Every figure has its source in the margin before an editor asks.',
    },
    experience: [
      createExperience(
        'Reporter, Health',
        'Three Rivers Courier',
        'Pittsburgh, PA',
        ['02/2024'],
        [
          'Wrote 240 articles a year, 30 of them for the front page.',
          'Showed by data journalism that 4 of 11 clinics closed earlier than announced; two opened again.',
          'Spoke with 60 nurses for a series; interviewing and source protection took five months.',
          'Set up fact checking in three steps; corrections fell from 21 to 7 a year.',
        ],
      ),
      createExperience(
        'Reporter',
        'Beaver Valley Post',
        'Beaver, PA',
        ['07/2021', '01/2024'],
        [
          'Covered 9 councils and the court; live reporting on 12 election nights.',
          'Found in 800 receipts that a town paid $190,000 twice.',
          'Raised readers by social media publishing from 4,000 to 11,000.',
        ],
      ),
      createExperience(
        'Editorial Intern',
        'Allegheny Public Radio',
        'Pittsburgh, PA',
        ['01/2021', '06/2021'],
        [
          'Produced 25 pieces of three minutes, from news writing to the cut.',
          'Logged 70 hours of interviews with two audio recorders.',
        ],
      ),
    ],
    education: [
      createEducation(['BA', 'Journalism'], 'Monongahela University', 'Pittsburgh, PA', ['08/2017', '05/2021']),
    ],
    skills: [
      'Reporting: News reporting, Interviewing, Investigative research, Live reporting, News writing',
      'Checking: Fact checking, Source protection, Media law, Data journalism',
      'Tools: Content management systems, Audio recorders, Excel, Social media publishing',
    ],
    achievements: ['Keystone Local News Award 2025, for a series on closed clinics'],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Arabic', level: 'native' },
    ],
  }),
};
