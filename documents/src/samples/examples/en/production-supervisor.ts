import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Shifts, people and downtime, from operator to supervisor.',
  skills: ['Shift leadership', 'Downtime reduction', 'Lean manufacturing'],
  resume: createResume({
    personalInfo: {
      firstName: 'Mai',
      lastName: 'Nguyen',
      headline: 'Production Supervisor',
      email: 'mai.nguyen@example.com',
      phone: '+1 (316) 555-0158',
      location: 'Wichita, KS',
      linkedin: '',
      website: 'https://mainguyen.example/',
      summary:
        'Production supervisor for aircraft parts, sixteen years on the floor and eight of them in shift leadership. 46 people on two lines, quality targets met in 14 of the last 16 quarters. I still run a press once a month.',
    },
    experience: [
      createExperience(
        'Production Supervisor',
        'Arkansas River Aerostructures',
        'Wichita, KS',
        ['02/2018'],
        [
          'Lead 46 people on two lines; output per hour rose by 21% in five years.',
          'Brought downtime reduction from an idea to a routine: unplanned stops fell from 9 to 4 hours a week.',
          'Cut accidents from 11 to 2 a year with workplace safety walks at shift handover.',
          'Moved production planning to one meeting with sales each Thursday; late orders fell from 8 to 2%.',
          'Promoted 9 operators to setters after staff training of 40 hours each.',
        ],
      ),
      createExperience(
        'Team Leader',
        'Arkansas River Aerostructures',
        'Wichita, KS',
        ['06/2014', '01/2018'],
        [
          'Led 12 people and introduced shop floor boards with four performance indicators.',
          'Halved material flow between two halls from 400 to 190 meters.',
        ],
      ),
      createExperience(
        'Machine Operator',
        'Flint Hills Forge',
        'El Dorado, KS',
        ['08/2010', '05/2014'],
        [
          'Operated presses of 500 tons with 0.4% scrap.',
          'Taught 8 newcomers and wrote 20 work instructions with pictures.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['Associate of Applied Science', 'Manufacturing Technology'],
        'Ninnescah Technical College',
        'Wichita, KS',
        ['08/2008', '05/2010'],
      ),
    ],
    skills: [
      'Leading: Shift leadership, Staff training, Shift handover, Workplace safety',
      'Running: Production planning, Lean manufacturing, Quality targets, Downtime reduction, Performance indicators, Material flow',
      'Tools: SAP, Excel, Shop floor boards',
    ],
    certifications: [
      { name: 'Lean certificate', issuer: '', date: '2017' },
      { name: 'Safety certificate, 30 hours', issuer: '', date: '2019' },
    ],
    languages: [
      { name: 'English', level: 'fluent' },
      { name: 'Vietnamese', level: 'native' },
    ],
  }),
};
