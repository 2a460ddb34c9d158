import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Each site with its sum, its months and how it ended.',
  skills: ['Construction scheduling', 'Cost control', 'Change orders'],
  resume: createResume({
    personalInfo: {
      firstName: 'Viktor',
      lastName: 'Baptiste',
      headline: 'Construction Project Manager',
      email: 'viktor.baptiste@example.com',
      phone: '+1 (702) 555-0192',
      location: 'Las Vegas, NV',
      linkedin: '',
      website: 'https://viktorbaptiste.example/',
      summary:
        'Construction project manager with seventeen years on schools, clinics and apartments up to $85 million. Construction scheduling by week, cost control by trade. I read the contract twice before the first shovel and walk the site daily.',
    },
    experience: [
      createExperience(
        'Senior Construction Project Manager',
        'Red Mesa Builders',
        'Las Vegas, NV',
        ['02/2017'],
        [
          'Delivered 6 projects worth $240 million; five on or before their date.',
          'Held change orders to 3.1% of the sum, where 7% is usual in the company.',
          'Led subcontractor management of 34 firms and settled claims of $4 million for $600,000.',
          'Brought site safety to 900 days without a lost shift on a school of 22,000 square meters.',
          'Won 4 of 9 contracts in bidding with a schedule that the owner could follow.',
        ],
      ),
      createExperience(
        'Construction Project Manager',
        'Spring Mountain Construction',
        'Henderson, NV',
        ['06/2012', '01/2017'],
        [
          'Managed 11 clinics from contract administration to handover.',
          'Introduced Procore on 5 sites; answers to questions came in 3 days instead of 9.',
        ],
      ),
      createExperience(
        'Site Engineer',
        'Spring Mountain Construction',
        'Henderson, NV',
        ['07/2009', '05/2012'],
        [
          'Measured 40,000 square meters and checked quality assurance of 300 pours.',
          'Wrote the daily report that became client reporting for all sites.',
        ],
      ),
    ],
    education: [
      createEducation(['BSc', 'Construction Management'], 'Mojave State University', 'Las Vegas, NV', [
        '08/2005',
        '05/2009',
      ]),
    ],
    skills: [
      'Building: Construction scheduling, Site safety, Quality assurance, Handover',
      'Contracts: Cost control, Subcontractor management, Contract administration, Bidding, Change orders, Client reporting',
      'Tools: Primavera, Procore, Excel',
    ],
    certifications: [
      { name: 'PMP', issuer: '', date: '2014' },
      { name: 'Site safety card', issuer: '', date: '2024' },
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Spanish', level: 'fluent' },
    ],
  }),
};
