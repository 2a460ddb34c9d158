import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'A first job beside school: small shop, clear numbers.',
  skills: ['Customer service', 'Product presentation', 'Stock replenishment'],
  resume: createResume({
    personalInfo: {
      firstName: 'Zoe',
      lastName: 'Marchetti',
      headline: 'Sales Associate',
      email: 'zoe.marchetti@example.com',
      phone: '+1 (585) 555-0103',
      location: 'Rochester, NY',
      linkedin: '',
      website: 'https://zoemarchetti.example/',
      summary:
        'Sales associate in a shoe shop since my last year of high school, now three days a week beside evening classes. Patient with children and their parents, quick at the register, and curious about how shoes are made.',
    },
    experience: [
      createExperience(
        'Sales Associate (part-time)',
        'Genesee Shoes',
        'Rochester, NY',
        ['06/2025'],
        [
          'Serve 40 customers on a Saturday and give sales advice for three age groups.',
          'Sold 120 pairs of insoles in a summer by cross-selling after measuring feet.',
          'Learned the stock of 800 boxes; stock replenishment takes 50 instead of 80 minutes.',
          'Balance the register to the cent on 9 of 10 evenings.',
        ],
      ),
      createExperience(
        'Market Stall Helper',
        'Honeywell Orchard',
        'Webster, NY',
        ['05/2024', '10/2024'],
        [
          'Sold 60 baskets of fruit a morning; cash handling for $700 a day.',
          'Built the product presentation by color, which sold out two hours earlier.',
        ],
      ),
      createExperience(
        'Volunteer',
        'Eastside Food Shelf',
        'Rochester, NY',
        ['09/2023', '04/2024'],
        [
          'Packed 90 bags a week and explained returns handling for cans to newcomers.',
          'Organized a school collection of 1,100 items.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['High School Diploma', 'General studies'],
        'Lilac City High School',
        'Rochester, NY',
        ['09/2022', '06/2026'],
        '',
        ['Treasurer of the drama club, with a budget of $2,400.'],
      ),
    ],
    skills: [
      'Sales advice',
      'Customer service',
      'Product knowledge',
      'Product presentation',
      'Cash handling',
      'Cross-selling',
      'Stock replenishment',
      'Returns handling',
      'Loyalty programs',
      'Point-of-sale systems',
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Italian', level: 'conversational' },
    ],
  }),
};
