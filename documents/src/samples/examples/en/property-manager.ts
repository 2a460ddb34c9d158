import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Buildings, tenants and costs: the size of the job comes first.',
  skills: ['Lease administration', 'Property inspections', 'Yardi'],
  resume: createResume({
    personalInfo: {
      firstName: 'Beatriz',
      lastName: 'Almeida',
      headline: 'Property Manager',
      email: 'beatriz.almeida@example.com',
      phone: '+1 (401) 555-0125',
      location: 'Providence, RI',
      linkedin: '',
      website: 'https://beatrizalmeida.example/',
      summary:
        'Property manager for 410 apartments in nine buildings, with five years in the field. Tenant relations and maintenance coordination are one job to me: a repair within three days is cheaper than a notice.',
    },
    experience: [
      createExperience(
        'Property Manager',
        'Narragansett Homes',
        'Providence, RI',
        ['04/2024'],
        [
          'Manage 410 apartments and a budget of $2.6 million.',
          'Cut empty days between tenants from 34 to 19 by planning move-in and move-out together.',
          'Raised rent collection on time from 91 to 97% with a call on the third day.',
          'Renegotiated vendor contracts for elevators and heating and saved $63,000 a year.',
          'Answer repair requests within three days in 94% of cases through maintenance coordination in Yardi.',
        ],
      ),
      createExperience(
        'Assistant Property Manager',
        'Seekonk Estates',
        'Pawtucket, RI',
        ['07/2021', '03/2024'],
        [
          'Kept lease administration for 180 tenants without a missed date.',
          'Did 60 property inspections a year and found a leak that would have cost $40,000.',
          'Prepared operating expense statements for 12 owners; questions fell by half.',
        ],
      ),
      createExperience(
        'Leasing Assistant',
        'Seekonk Estates',
        'Pawtucket, RI',
        ['09/2019', '06/2021'],
        [
          'Showed 25 apartments a month and checked papers of 300 applicants.',
          'Wrote a welcome sheet in English, Portuguese and Spanish.',
        ],
      ),
    ],
    education: [createEducation(['BA', 'Business'], 'Pawtuxet University', 'Warwick, RI', ['09/2015', '05/2019'])],
    skills: [
      'Tenants: Tenant relations, Lease administration, Rent collection, Move-in and move-out',
      'Buildings: Maintenance coordination, Property inspections, Building safety, Vendor contracts',
      'Figures: Operating expense statements, Budget planning, Yardi, Excel',
    ],
    certifications: [{ name: 'Property management license, Rhode Island', issuer: '', date: '2022' }],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Portuguese', level: 'native' },
    ],
  }),
};
