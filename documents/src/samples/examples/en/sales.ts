import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Quota, territory and the size of deals, before any adjective.',
  skills: ['Territory planning', 'Negotiation', 'Salesforce'],
  resume: createResume({
    personalInfo: {
      firstName: 'Mateo',
      lastName: 'Herrera',
      headline: 'Sales Representative',
      email: 'mateo.herrera@example.com',
      phone: '+1 (512) 555-0164',
      location: 'Austin, TX',
      linkedin: '',
      website: 'https://mateoherrera.example/',
      summary:
        'Sales representative for commercial kitchens with four years in the field. Above quota in 11 of the last 12 quarters, with a territory of 140 restaurants, schools and hospitals. I ask about the menu before I open the catalog.',
    },
    experience: [
      createExperience(
        'Sales Representative',
        'Brasada Kitchen Supply',
        'Austin, TX',
        ['02/2024'],
        [
          'Sell $2.1 million of equipment a year, 118% of quota in 2025.',
          'Cut driving by a fifth with territory planning by week and day; customer visits rose from 11 to 15 a week.',
          'Won 34 new accounts by prospecting among new leases, six of them with three or more kitchens.',
          'Give 40 product demonstrations a year in a rented test kitchen; every second one ends in an order.',
          'Kept the average discount at 6% by negotiation over delivery and training instead of price.',
        ],
      ),
      createExperience(
        'Junior Sales Representative',
        'Hillside Paper & Packaging',
        'San Marcos, TX',
        ['06/2022', '01/2024'],
        [
          'Made 50 calls a day and set 8 meetings a week for two senior colleagues.',
          'Took over 60 small accounts and raised their sales by 23% in a year.',
          'Wrote price quotes within four hours instead of two days with a template in Excel.',
        ],
      ),
      createExperience(
        'Server and Shift Lead',
        'Paloma Grill',
        'San Marcos, TX',
        ['05/2019', '05/2022'],
        [
          'Served 25 tables a night while studying, and trained 7 new servers.',
          'Counted stock every week and cut spoiled goods by $400 a month.',
        ],
      ),
    ],
    education: [createEducation(['BBA', 'Marketing'], 'Balcones University', 'San Marcos, TX', ['08/2018', '05/2022'])],
    skills: [
      'Selling: Territory planning, Prospecting, Needs analysis, Product demonstrations, Negotiation, Closing',
      'Planning: Sales forecasting, Price quotes, Customer relationships',
      'Tools: Salesforce, Excel, LinkedIn',
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Spanish', level: 'native' },
    ],
  }),
};
