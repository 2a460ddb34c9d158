import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'First years on the line: machines, pieces and what stayed safe.',
  skills: ['Machine operation', 'Quality checks', 'Changeovers'],
  resume: createResume({
    personalInfo: {
      firstName: 'Kwame',
      lastName: 'Boateng',
      headline: 'Machine Operator',
      email: 'kwame.boateng@example.com',
      phone: '+1 (937) 555-0136',
      location: 'Dayton, OH',
      linkedin: '',
      website: 'https://kwameboateng.example/',
      summary:
        'Machine operator with two years in packaging, trusted with four machines and with new colleagues. I keep work instructions open, stop when something sounds wrong, and write the shift’s production records before I change.',
    },
    experience: [
      createExperience(
        'Machine Operator',
        'Gem City Bottling',
        'Dayton, OH',
        ['03/2025'],
        [
          'Run 4 filling machines at 9,000 bottles an hour on the late shift.',
          'Shortened changeovers from 38 to 27 minutes by laying out parts beforehand.',
          'Found a loose guide in quality checks that had spoiled 2% of labels.',
          'Train 6 new colleagues in machine operation and line clearance.',
        ],
      ),
      createExperience(
        'Assembly Worker',
        'Miami Valley Fans',
        'Kettering, OH',
        ['06/2024', '02/2025'],
        [
          'Finished 85 units a shift in assembly with torque tools, 6% above plan.',
          'Proposed a stand that ended lifting above the shoulder at 3 stations; workplace safety had it built within a week.',
        ],
      ),
      createExperience(
        'Warehouse Helper (part-time)',
        'Wright Street Grocers',
        'Dayton, OH',
        ['09/2022', '05/2024'],
        [
          'Unloaded 12 pallets a shift with barcode scanners.',
          'Kept material handling without an accident for 20 months.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['High School Diploma', 'General studies'],
        'Belmont Heights High School',
        'Dayton, OH',
        ['08/2020', '05/2024'],
        '',
        ['Two years of metal shop; built a cart that the school still uses.'],
      ),
    ],
    skills: [
      'Machine operation',
      'Assembly',
      'Quality checks',
      'Work instructions',
      'Workplace safety',
      'Changeovers',
      'Material handling',
      'Packaging',
      'Production records',
      'Line clearance',
      'Torque tools',
      'Gauges',
      'Barcode scanners',
    ],
    certifications: [{ name: 'Forklift license', issuer: '', date: '2025' }],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Twi', level: 'fluent' },
    ],
  }),
};
