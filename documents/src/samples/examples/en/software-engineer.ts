import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Eleven years in order of weight: systems, people, and what each change was worth.',
  skills: ['Software design', 'Performance tuning', 'Continuous integration'],
  resume: createResume({
    personalInfo: {
      firstName: 'Tomasz',
      lastName: 'Wierzbicki',
      headline: 'Software Engineer',
      email: 'tomasz.wierzbicki@example.com',
      phone: '+1 (206) 555-0133',
      location: 'Seattle, WA',
      linkedin: '',
      website: 'https://tomaszwierzbicki.example/',
      summary:
        'Software engineer with eleven years in payments and logistics. I like small services with clear borders, automated testing that people trust, and code review that teaches. Lead of teams of four to seven; on call without heroics.',
    },
    experience: [
      createExperience(
        'Senior Software Engineer',
        'Parcelwise',
        'Seattle, WA',
        ['04/2021'],
        [
          'Led the software design of the routing service, which plans 1.2 million parcels a day.',
          'Cut the slowest requests from 2.8 to 0.4 seconds by performance tuning of eight SQL queries.',
          'Halved incidents at night from 12 to 5 a quarter with alarms that name the cause.',
          'Introduced code review with a checklist of ten points; defects found by customers fell by 40%.',
          'Mentor 6 engineers, two of whom now lead teams.',
        ],
      ),
      createExperience(
        'Software Engineer',
        'Tallycent Payments',
        'Portland, OR',
        ['08/2017', '03/2021'],
        [
          'Built the REST APIs for refunds, used by 900 shops in the first year.',
          'Moved 14 services to Docker and continuous integration; releases went from monthly to daily.',
          'Raised automated testing of the ledger from 35 to 88% of its code.',
        ],
      ),
      createExperience(
        'Junior Developer',
        'Bluestem Software',
        'Portland, OR',
        ['06/2015', '07/2017'],
        [
          'Fixed 300 bugs in a booking system and wrote a debugging guide for the team.',
          'Split one database of 400 tables into three without a day offline.',
        ],
      ),
    ],
    education: [
      createEducation(['BSc', 'Computer Science'], 'Santiam Technical University', 'Salem, OR', ['09/2011', '06/2015']),
    ],
    skills: [
      'Building: Software design, REST APIs, Databases, Performance tuning, Debugging',
      'Working: Code review, Automated testing, Continuous integration, Agile development, Version control',
      'Tools: Git, SQL, Docker, Go, TypeScript',
    ],
    languages: [
      { name: 'English', level: 'fluent' },
      { name: 'Polish', level: 'native' },
    ],
  }),
};
