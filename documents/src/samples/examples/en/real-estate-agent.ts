import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'A career change from hotels: what carries over stands in the summary.',
  skills: ['Property showings', 'Market analysis', 'Open houses'],
  resume: createResume({
    personalInfo: {
      firstName: 'Andrei',
      lastName: 'Popescu',
      headline: 'Real Estate Agent',
      email: 'andrei.popescu@example.com',
      phone: '+1 (813) 555-0177',
      location: 'Tampa, FL',
      linkedin: '',
      website: 'https://andreipopescu.example/',
      summary:
        'Real estate agent, licensed since 2024, after nine years at hotel front desks. 21 homes sold in two years, most to first-time buyers. Property showings begin with a list of what a buyer would not accept.',
    },
    experience: [
      createExperience(
        'Real Estate Agent',
        'Sandpiper Realty',
        'Tampa, FL',
        ['05/2024'],
        [
          'Sold 21 homes worth $8.3 million; they were on the market for 29 days, 12 fewer than the area’s average.',
          'Held 48 open houses and met 9 later buyers there.',
          'Wrote listing preparation in 14 steps, now used by 7 colleagues.',
          'Reached 98.6% of the asking price through property valuation and price negotiation.',
        ],
      ),
      createExperience(
        'Front Office Manager',
        'Bay Palms Hotel',
        'Tampa, FL',
        ['06/2019', '04/2024'],
        [
          'Led 14 people and 230 rooms; guest ratings rose from 4.1 to 4.6.',
          'Negotiated contracts with 12 companies for 3,000 nights a year.',
          'Kept client relationships with 400 regular guests.',
        ],
      ),
      createExperience(
        'Receptionist',
        'Bay Palms Hotel',
        'Tampa, FL',
        ['03/2015', '05/2019'],
        ['Checked in 90 guests a day in three languages.', 'Settled complaints up to $200 without the manager.'],
      ),
    ],
    education: [
      createEducation(['BA', 'Hospitality Management'], 'Hillsborough Bay University', 'Tampa, FL', [
        '08/2011',
        '05/2015',
      ]),
    ],
    skills: [
      'Selling: Property showings, Listing preparation, Property valuation, Price negotiation, Buyer qualification, Open houses',
      'Knowing: Market analysis, Purchase contracts, Client relationships, Property marketing',
      'Tools: Multiple listing services, Customer databases, Virtual tours',
    ],
    certifications: [{ name: 'Real estate license, Florida', issuer: '', date: '2024' }],
    languages: [
      { name: 'English', level: 'fluent' },
      { name: 'Romanian', level: 'native' },
      { name: 'Spanish', level: 'fluent' },
    ],
  }),
};
