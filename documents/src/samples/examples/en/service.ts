import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Shop work told as evidence, with a short summary.',
  skills: ['Complaint resolution', 'Live chat', 'Spanish'],
  resume: createResume({
    personalInfo: {
      firstName: 'Sam',
      lastName: 'Whitaker',
      headline: 'Customer Service Associate',
      email: 'sam.whitaker@example.com',
      phone: '+1 (503) 555-0139',
      location: 'Portland, OR',
      linkedin: '',
      website: 'https://samwhitaker.example/',
      summary:
        'Customer service associate from a busy bookshop and its online store. Good with lines, returns and people who have had a long day. English and Spanish, on the phone and in live chat.',
    },
    experience: [
      createExperience(
        'Shop and Online Service Assistant',
        'Quayside Books',
        'Portland, OR',
        ['09/2025'],
        [
          'Serve 80 customers on a Saturday and close the till to the cent.',
          'Answer 25 live chat and email support requests a shift, most of them within 10 minutes.',
          'Settle complaints up to $150 without the manager; 9 of 10 end at the first contact.',
          'Wrote the one-page guide to order processing that new colleagues start with.',
        ],
      ),
      createExperience(
        'Information Desk Volunteer',
        'Harbor Street Festival',
        'Portland, OR',
        ['06/2025', '08/2025'],
        [
          'Answered questions of 300 visitors a day in English and Spanish.',
          'Took 40 calls about lost property and found the owner in 31 cases.',
        ],
      ),
      createExperience(
        'Cafe Assistant (part-time)',
        'Mossback Cafe',
        'Gresham, OR',
        ['10/2023', '05/2025'],
        [
          'Prepared up to 120 orders a shift and kept the wait under 6 minutes.',
          'Trained 3 new colleagues in product knowledge and allergens.',
        ],
      ),
    ],
    education: [
      createEducation(['High School Diploma', 'General studies'], 'Redcliffe High School', 'Gresham, OR', [
        '09/2020',
        '06/2024',
      ]),
    ],
    skills: [
      'Complaint resolution',
      'Active listening',
      'Call handling',
      'Live chat',
      'Order processing',
      'Tills and cash',
      'Zendesk',
      'Spanish',
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Spanish', level: 'fluent' },
    ],
  }),
};
