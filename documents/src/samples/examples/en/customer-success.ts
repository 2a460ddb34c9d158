import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Renewals and use, customer by customer.',
  skills: ['Customer onboarding', 'Renewals', 'Churn prevention'],
  resume: createResume({
    personalInfo: {
      firstName: 'Ravi',
      lastName: 'Subramaniam',
      headline: 'Customer Success Manager',
      email: 'ravi.subramaniam@example.com',
      phone: '+1 (919) 555-0114',
      location: 'Durham, NC',
      linkedin: '',
      website: 'https://ravisubramaniam.example/',
      summary:
        'Customer success manager for school software with four years and 65 school districts in my care. Renewals of 96% last year. I start every success plan with what the teacher does at eight in the morning.',
    },
    experience: [
      createExperience(
        'Customer Success Manager',
        'Chalkwise',
        'Durham, NC',
        ['06/2024'],
        [
          'Look after 65 districts with contracts of $3.4 million; 96% of renewals came on time.',
          'Cut customer onboarding from 11 to 6 weeks with a plan of nine steps.',
          'Raised adoption among teachers from 48 to 73% by product training of 40 minutes.',
          'Warn of churn early with customer health scores in Gainsight; churn prevention kept 5 districts.',
          'Hold 130 business reviews a year, each with three figures of the district’s own.',
        ],
      ),
      createExperience(
        'Customer Support Specialist',
        'Chalkwise',
        'Durham, NC',
        ['07/2022', '05/2024'],
        [
          'Answered 35 tickets a day with 94% satisfaction.',
          'Wrote 85 help articles, opened 210,000 times.',
          'Led escalation management in two outages and called 40 customers each time.',
        ],
      ),
      createExperience(
        'Teaching Assistant',
        'Eno Valley University',
        'Durham, NC',
        ['09/2020', '05/2022'],
        [
          'Taught 4 groups of 20 students and graded 160 papers a term.',
          'Collected customer feedback for a new learning platform from 300 students.',
        ],
      ),
    ],
    education: [
      createEducation(['BA', 'Public Policy'], 'Eno Valley University', 'Durham, NC', ['08/2018', '05/2022']),
    ],
    skills: [
      'Customer onboarding',
      'Adoption',
      'Renewals',
      'Success plans',
      'Business reviews',
      'Churn prevention',
      'Product training',
      'Customer health scores',
      'Escalation management',
      'Customer feedback',
      'Gainsight',
      'Salesforce',
      'Zoom',
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Tamil', level: 'native' },
    ],
  }),
};
