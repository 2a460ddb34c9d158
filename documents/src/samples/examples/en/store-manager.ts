import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Sales, people and stock of each store, one after the other.',
  skills: ['Store operations', 'Staff scheduling', 'Visual merchandising'],
  resume: createResume({
    personalInfo: {
      firstName: 'Priscilla',
      lastName: 'Owusu',
      headline: 'Store Manager',
      email: 'priscilla.owusu@example.com',
      phone: '+1 (410) 555-0190',
      location: 'Baltimore, MD',
      linkedin: '',
      website: 'https://priscillaowusu.example/',
      summary:
        'Store manager with thirteen years in garden and home stores, now with $6.2 million of sales and 38 people. I plan staff scheduling around the weather, and I promote cashiers who notice things.',
    },
    experience: [
      createExperience(
        'Store Manager',
        'Larkspur Home & Garden',
        'Baltimore, MD',
        ['04/2019'],
        [
          'Run a store of 3,200 square meters; profit and loss improved by $410,000 in three years.',
          'Raised sales per visit from $41 to $52 with visual merchandising by project, not by product.',
          'Cut lost stock from 2.3 to 0.9% through inventory management and loss prevention in two aisles.',
          'Hired and trained 60 people; 11 of them now lead departments.',
          'Met sales targets in 19 of 24 quarters.',
        ],
      ),
      createExperience(
        'Assistant Store Manager',
        'Larkspur Home & Garden',
        'Towson, MD',
        ['03/2015', '03/2019'],
        [
          'Led 22 people on weekends and store operations in the manager’s absence.',
          'Introduced scheduling software; open shifts fell from 15 to 3 a month.',
        ],
      ),
      createExperience(
        'Department Lead',
        'Patapsco Hardware',
        'Baltimore, MD',
        ['06/2013', '02/2015'],
        [
          'Ordered 1,800 articles and sold the paint department up by 17%.',
          'Taught 6 colleagues to mix colors and to handle complaints.',
        ],
      ),
    ],
    education: [
      createEducation(['BSc', 'Business Administration'], 'Gwynns Falls University', 'Baltimore, MD', [
        '08/2009',
        '05/2013',
      ]),
    ],
    skills: [
      'Running: Store operations, Staff scheduling, Inventory management, Loss prevention, Profit and loss',
      'Selling: Sales targets, Visual merchandising, Customer experience',
      'People: Team leadership, Recruiting and training',
      'Tools: Point-of-sale systems, Excel, Scheduling software',
    ],
    certifications: [{ name: 'Retail management certificate', issuer: '', date: '2018' }],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Twi', level: 'conversational' },
    ],
  }),
};
