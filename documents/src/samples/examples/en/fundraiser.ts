import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Gifts by source and year, with the people behind them.',
  skills: ['Major gifts', 'Donor relations', 'Appeal letters'],
  resume: createResume({
    personalInfo: {
      firstName: 'Shira',
      lastName: 'Feldman',
      headline: 'Fundraising Manager',
      email: 'shira.feldman@example.com',
      phone: '+1 (216) 555-0182',
      location: 'Cleveland, OH',
      linkedin: '',
      website: 'https://shirafeldman.example/',
      summary:
        'Fundraising manager with fourteen years in hospices and museums, at $5.4 million a year today. Donor relations are a diary, not a campaign. I write appeal letters by hand first, and I read every answer.',
    },
    experience: [
      createExperience(
        'Fundraising Manager',
        'Erie Shore Hospice',
        'Cleveland, OH',
        ['05/2019'],
        [
          'Raised $5.4 million in 2025 with a team of 5, up from $3.1 million in 2019.',
          'Won 14 major gifts of $50,000 or more, nine from people who had first given $25.',
          'Kept 71% of donors from year to year by stewardship calls within two days.',
          'Started online giving for sickroom visits, which brings $22,000 a month.',
          'Moved 48,000 names into donor databases in Salesforce without losing a gift.',
        ],
      ),
      createExperience(
        'Fundraising Officer',
        'Museum of the Portage Lakes',
        'Akron, OH',
        ['08/2014', '04/2019'],
        [
          'Ran fundraising campaigns for a new roof; $1.2 million in 18 months.',
          'Organized 7 fundraising events a year, costs below 20% of income.',
          'Built corporate partnerships with 12 companies.',
        ],
      ),
      createExperience(
        'Fundraising Assistant',
        'Museum of the Portage Lakes',
        'Akron, OH',
        ['09/2012', '07/2014'],
        [
          'Mailed 6 appeal letters a year to 9,000 members with Mailchimp and print.',
          'Did donor research on 300 names.',
        ],
      ),
    ],
    education: [createEducation(['BA', 'English'], 'Chagrin College', 'Cleveland, OH', ['08/2008', '05/2012'])],
    skills: [
      'Giving: Donor relations, Fundraising campaigns, Major gifts, Appeal letters, Online giving, Fundraising events',
      'Behind it: Donor research, Donor databases, Stewardship, Corporate partnerships',
      'Tools: Salesforce, Mailchimp, Excel',
    ],
    certifications: [{ name: 'CFRE', issuer: '', date: '2020' }],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Hebrew', level: 'conversational' },
    ],
  }),
};
