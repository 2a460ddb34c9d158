import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Part-time and unpaid work count: shifts, people and hours.',
  skills: ['Volunteer recruitment', 'Shift scheduling', 'Onboarding'],
  resume: createResume({
    personalInfo: {
      firstName: 'Kahu',
      lastName: 'Walker',
      headline: 'Volunteer Coordinator',
      email: 'kahu.walker@example.com',
      phone: '+1 (801) 555-0141',
      location: 'Salt Lake City, UT',
      linkedin: '',
      website: 'https://kahuwalker.example/',
      summary:
        'Volunteer coordinator for a food bank, 24 hours a week, with four years in the role and 380 volunteers from 16 to 84 years of age. Shift scheduling that fits bus times, and recognition that people remember.',
    },
    experience: [
      createExperience(
        'Volunteer Coordinator (part-time)',
        'Wasatch Table',
        'Salt Lake City, UT',
        ['06/2023'],
        [
          'Fill 210 shifts a week with 380 volunteers; open shifts fell from 31 to 6.',
          'Raised volunteer recruitment to 15 new people a month through four schools and a bus line.',
          'Cut onboarding from three evenings to one with a film and a walk through the hall.',
          'Handled 9 cases of conflict resolution, and both sides stayed in 8.',
        ],
      ),
      createExperience(
        'Assistant Coordinator',
        'Great Salt Lake Bird Watch',
        'Salt Lake City, UT',
        ['03/2022', '05/2023'],
        [
          'Trained 60 counters; volunteer training now takes 4 hours with cards and calls.',
          'Planned event staffing for 5 open days with 1,200 visitors.',
          'Kept the volunteer database of 500 names current, with background checks for work with children.',
        ],
      ),
      createExperience(
        'Barista',
        'Copper Cup',
        'Salt Lake City, UT',
        ['09/2019', '02/2022'],
        [
          'Served 200 guests a shift and wrote the weekly plan for 9 people.',
          'Collected 3,000 cups for community outreach with a shelter.',
        ],
      ),
    ],
    education: [
      createEducation(['BA', 'Social Science'], 'Bonneville University', 'Salt Lake City, UT', ['08/2017', '05/2021']),
    ],
    skills: [
      'Volunteer recruitment',
      'Volunteer training',
      'Shift scheduling',
      'Recognition',
      'Onboarding',
      'Event staffing',
      'Background checks',
      'Volunteer database',
      'Community outreach',
      'Conflict resolution',
      'Mailchimp',
      'Excel',
    ],
    certifications: [{ name: 'First aid certificate', issuer: '', date: '2025' }],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Maori', level: 'conversational' },
    ],
  }),
};
