import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'A return after five years: recent work first, the break in one honest line.',
  skills: ['Calendar management', 'Travel arrangements', 'Expense reports'],
  resume: createResume({
    personalInfo: {
      firstName: 'Leila',
      lastName: 'Haddad',
      headline: 'Administrative Assistant',
      email: 'leila.haddad@example.com',
      phone: '+1 (313) 555-0155',
      location: 'Dearborn, MI',
      linkedin: '',
      website: 'https://leilahaddad.example/',
      summary:
        'Administrative assistant who came back to office work in 2025 after five years at home with two children. Eight years of calendar management, meeting preparation and correspondence for managers; current in Microsoft Outlook and Excel.',
    },
    experience: [
      createExperience(
        'Administrative Assistant (part-time)',
        'Ford Road Dental Group',
        'Dearborn, MI',
        ['03/2025'],
        [
          'Keep the calendars of 4 dentists and an office of 11 people.',
          'Brought unpaid expense reports older than a month from 37 to 2.',
          'Answer 45 calls a day at phone reception, in English and Arabic.',
          'Moved 1,900 paper files to a digital filing system in 14 weeks.',
        ],
      ),
      createExperience(
        'Treasurer (volunteer)',
        'Maple Street Parents’ Association',
        'Dearborn, MI',
        ['09/2022', '06/2024'],
        [
          'Managed a budget of $18,000 and event organization for 300 families.',
          'Wrote the monthly correspondence to members and raised attendance from 20 to 55.',
        ],
      ),
      createExperience(
        'Administrative Assistant',
        'Great Lakes Title Services',
        'Detroit, MI',
        ['04/2014', '02/2020'],
        [
          'Supported two directors with travel arrangements for 60 trips a year, within budget in every quarter.',
          'Prepared 3 meetings a week with agenda, papers and minutes by the next day.',
          'Cut the cost of office supplies by 22% with two fixed orders a month.',
        ],
      ),
      createExperience(
        'Receptionist',
        'Great Lakes Title Services',
        'Detroit, MI',
        ['06/2012', '03/2014'],
        [
          'Received 90 visitors a week and handled data entry of 200 files a month.',
          'Wrote the desk handbook that 4 successors used.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['Associate of Arts', 'Business Administration'],
        'Rouge River Community College',
        'Dearborn, MI',
        ['08/2010', '05/2012'],
      ),
    ],
    skills: [
      'Calendar management',
      'Travel arrangements',
      'Meeting preparation',
      'Correspondence',
      'Filing systems',
      'Expense reports',
      'Event organization',
      'Phone reception',
      'Data entry',
      'Microsoft Outlook',
      'Excel',
      'PowerPoint',
    ],
    certifications: [
      { name: 'Office administration certificate, refresher', issuer: 'Rouge River Community College', date: '2024' },
    ],
    languages: [
      { name: 'English', level: 'fluent' },
      { name: 'Arabic', level: 'native' },
    ],
  }),
};
