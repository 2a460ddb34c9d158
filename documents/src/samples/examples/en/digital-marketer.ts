import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Channels, budgets and costs per order, year against year.',
  skills: ['Paid search', 'Landing pages', 'Google Ads'],
  resume: createResume({
    personalInfo: {
      firstName: 'Luca',
      lastName: 'Moretti',
      headline: 'Digital Marketing Specialist',
      email: 'luca.moretti@example.com',
      phone: '+1 (617) 555-0184',
      location: 'Boston, MA',
      linkedin: '',
      website: 'https://lucamoretti.example/',
      summary:
        'Digital marketing specialist with five years in online retail and health services. I run $1.4 million of paid search and paid social a year. I stop what doesn’t pay within a week, and I write down why.',
    },
    experience: [
      createExperience(
        'Digital Marketing Specialist',
        'Harborlight Clinics',
        'Boston, MA',
        ['03/2024'],
        [
          'Lowered the cost of a booked appointment from $61 to $38 with paid search in Google Ads.',
          'Built 25 landing pages with a designer; conversion rate optimization raised bookings from 3.1 to 5.2%.',
          'Set up email automation for 48,000 patients; reminders brought back 1,900 in a year.',
          'Report web analytics on one page each Monday to 6 managers.',
        ],
      ),
      createExperience(
        'Digital Marketing Coordinator',
        'Oatline Outdoor',
        'Worcester, MA',
        ['06/2021', '02/2024'],
        [
          'Raised visits by search engine optimization from 9,000 to 26,000 a month.',
          'Ran 32 A/B tests in three years and published the 20 that failed, too.',
          'Took retargeting over from an agency and saved $70,000 a year.',
        ],
      ),
      createExperience(
        'Marketing Intern',
        'Oatline Outdoor',
        'Worcester, MA',
        ['01/2021', '05/2021'],
        [
          'Did keyword research for 400 products and rewrote 90 texts.',
          'Answered 60 questions a week on social media within a day.',
        ],
      ),
    ],
    education: [
      createEducation(['BA', 'Communication'], 'Lake Quaboag College', 'Worcester, MA', ['09/2017', '05/2021']),
    ],
    skills: [
      'Channels: Search engine optimization, Paid search, Paid social, Email automation, Retargeting',
      'Improving: Conversion rate optimization, Landing pages, A/B testing, Keyword research, Web analytics',
      'Tools: Google Ads, Google Analytics, Search Console',
    ],
    certifications: [{ name: 'Google Ads certificate', issuer: 'Google', date: '2025' }],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Italian', level: 'fluent' },
    ],
  }),
};
