import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Part-time work shown in full: groups, days and what children learned.',
  skills: ['Early literacy', 'Outdoor play', 'Inclusive care'],
  resume: createResume({
    personalInfo: {
      firstName: 'Moana',
      lastName: 'Tavita',
      headline: 'Early Childhood Educator',
      email: 'moana.tavita@example.com',
      phone: '+1 (808) 555-0137',
      location: 'Honolulu, HI',
      linkedin: '',
      website: 'https://moanatavita.example/',
      summary:
        'Early childhood educator with five years in mixed groups of two- to five-year-olds, three days a week. I build daily routines around play-based learning and the weather, and I write observations that parents like to read.',
    },
    experience: [
      createExperience(
        'Early Childhood Educator (part-time)',
        'Little Tide Preschool',
        'Honolulu, HI',
        ['08/2023'],
        [
          'Lead a group of 16 children with one assistant, three days a week.',
          'Wrote 64 learning journals a year; 9 of 10 parents read them weekly.',
          'Planned an outdoor play area of 200 square meters with parents and $6,500 of donations.',
          'Settled 11 new children in within four weeks each by plans for daily routines.',
          'Train 5 colleagues in conflict guidance with picture schedules.',
        ],
      ),
      createExperience(
        'Assistant Educator',
        'Palolo Children’s House',
        'Honolulu, HI',
        ['09/2021', '07/2023'],
        [
          'Read to 12 children a day and doubled the early literacy corner to 300 books.',
          'Supported inclusive care of 3 children with hearing aids.',
          'Kept child safety checks without a gap for 22 months.',
        ],
      ),
      createExperience(
        'Babysitter and Holiday Camp Helper',
        'Self-employed',
        'Honolulu, HI',
        ['06/2018', '08/2021'],
        [
          'Looked after children of 7 families, with two evenings booked each week.',
          'Led craft hours for groups of 20 at a summer camp.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['Associate degree', 'Early Childhood Education'],
        'Diamond Cove Community College',
        'Honolulu, HI',
        ['08/2019', '05/2021'],
      ),
    ],
    skills: [
      'Play-based learning',
      'Child development',
      'Daily routines',
      'Child safety',
      'Parent communication',
      'Observation and documentation',
      'Early literacy',
      'Conflict guidance',
      'Outdoor play',
      'Inclusive care',
    ],
    certifications: [
      { name: 'Early childhood certificate', issuer: '', date: '2021' },
      { name: 'Pediatric first aid', issuer: 'Island Safety', date: '2025' },
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Samoan', level: 'native' },
    ],
  }),
};
