import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Projects in three lines each: the question, the work, what changed.',
  skills: ['Problem structuring', 'Client workshops', 'Change management'],
  resume: createResume({
    personalInfo: {
      firstName: 'Xinyi',
      lastName: 'Zhao',
      headline: 'Management Consultant',
      email: 'xinyi.zhao@example.com',
      phone: '+1 (646) 555-0119',
      location: 'New York, NY',
      linkedin: '',
      website: 'https://xinyizhao.example/',
      summary:
        'Management consultant with five years in transport, food and health care. Problem structuring before slides, and client workshops before both. Eleven projects, eight of them with a saving that the client’s finance team confirmed.',
    },
    experience: [
      createExperience(
        'Senior Consultant',
        'Bellwether Lane',
        'New York, NY',
        ['01/2024'],
        [
          'Led process improvement in 4 hospital kitchens; waste fell by 26% and meals came 20 minutes earlier.',
          'Built the financial analysis for a rail operator’s $180 million purchase of trains.',
          'Held 34 client workshops with 6 to 40 people and kept each to one decision.',
          'Guided implementation planning for a dairy; 17 of 19 measures ran after a year.',
        ],
      ),
      createExperience(
        'Consultant',
        'Bellwether Lane',
        'New York, NY',
        ['09/2021', '12/2023'],
        [
          'Worked out strategy development for a chain of 60 bakeries, with market analysis of 8 cities.',
          'Interviewed 90 drivers for stakeholder management and changed 2 of 5 proposals by what they said.',
          'Wrote executive presentations of ten pages instead of sixty.',
        ],
      ),
      createExperience(
        'Analyst Intern',
        'Hudson Freight Board',
        'Newark, NJ',
        ['06/2020', '08/2020'],
        [
          'Modeled 300 truck routes in Excel and found 7% empty miles.',
          'Showed the results to 3 directors in Tableau.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['MSc', 'Operations Research'],
        'Palisade University',
        'New York, NY',
        ['09/2019', '06/2021'],
        '3.8 of 4.0',
      ),
      createEducation(['BSc', 'Mathematics'], 'Palisade University', 'New York, NY', ['09/2015', '06/2019']),
    ],
    skills: [
      'Thinking: Problem structuring, Strategy development, Financial analysis, Market analysis',
      'Working: Client workshops, Process improvement, Stakeholder management, Implementation planning, Change management, Executive presentations',
      'Tools: Excel, PowerPoint, Tableau',
    ],
    languages: [
      { name: 'English', level: 'fluent' },
      { name: 'Mandarin', level: 'native' },
    ],
  }),
};
