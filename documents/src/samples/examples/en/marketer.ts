import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Each bullet names the channel, the work and what changed.',
  skills: ['Content strategy', 'SEO', 'Newsletters'],
  resume: createResume({
    personalInfo: {
      firstName: 'Elena',
      lastName: 'Castro',
      headline: 'Content Marketer',
      email: 'elena.castro@example.com',
      phone: '+1 (303) 555-0126',
      location: 'Denver, CO',
      linkedin: '',
      website: 'https://elenacastro.example/',
      summary:
        'Content marketer with four years in travel and food. I plan by question, write and edit long pieces, and measure what readers do next. Editor of two weekly newsletters in English and Spanish.',
    },
    experience: [
      createExperience(
        'Content Marketer',
        'Rutabaga Travel',
        'Denver, CO',
        ['03/2024'],
        [
          'Planned 48 blog articles by search question; visits from search rose from 22,000 to 61,000 a month.',
          'Rewrote 30 older guides with search engine optimization in mind; 19 of them now stand on page one.',
          'Wrote the tone of voice guide that 9 writers use, and cut editing from 3 rounds to one.',
          'Led 26 interviews with hosts and guides, the source of our most-shared series.',
          'Run the content strategy and editorial calendars for two brands with a budget of $90,000 a year.',
        ],
      ),
      createExperience(
        'Junior Content Editor',
        'Mercado Norte',
        'Denver, CO',
        ['07/2022', '02/2024'],
        [
          'Edited two weekly newsletters for 34,000 readers; the open rate grew from 24 to 37%.',
          'Tested 40 subject lines and kept a list of what worked, which new colleagues still get.',
          'Set up fact checking for recipes and prices; corrections fell from 12 to 2 a quarter.',
        ],
      ),
      createExperience(
        'Editorial Intern',
        'Front Range Weekly',
        'Boulder, CO',
        ['01/2022', '06/2022'],
        [
          'Wrote 35 short pieces on local food, four of them for the cover.',
          'Took over copywriting for the events page and halved the time from mail to print.',
        ],
      ),
    ],
    education: [createEducation(['BA', 'Journalism'], 'Granby University', 'Granby, CO', ['08/2018', '05/2022'])],
    skills: [
      'Content strategy',
      'Copywriting',
      'Editing',
      'SEO',
      'Newsletters',
      'Interviews',
      'Google Analytics',
      'WordPress',
    ],
    achievements: ['Regional food writing prize 2025, for a series on school kitchens'],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Spanish', level: 'fluent' },
    ],
  }),
};
