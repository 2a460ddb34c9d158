import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Cases in numbers that protect the people behind them.',
  skills: ['Crisis intervention', 'Home visits', 'Child protection'],
  resume: createResume({
    personalInfo: {
      firstName: 'Luis',
      lastName: 'Okonkwo',
      headline: 'Social Worker',
      email: 'luis.okonkwo@example.com',
      phone: '+1 (505) 555-0173',
      location: 'Albuquerque, NM',
      linkedin: '',
      website: 'https://luisokonkwo.example/',
      summary:
        'Social worker with ten years in child protection and family support. Case management for 22 families at a time, with home visits that end on time. Judges know my reports as short and complete.',
    },
    experience: [
      createExperience(
        'Senior Social Worker',
        'Bernal County Family Services',
        'Albuquerque, NM',
        ['03/2020'],
        [
          'Carry 22 families in case management and guide 4 new colleagues.',
          'Brought 31 children back to their parents in three years; 29 of them are still there.',
          'Led crisis intervention on call, 50 nights a year.',
          'Shortened case documentation from 12 to 7 pages with assessment forms that the court accepts.',
          'Built a list of 140 community resources that 5 offices use for referrals.',
        ],
      ),
      createExperience(
        'Social Worker',
        'Sandia Youth House',
        'Albuquerque, NM',
        ['07/2016', '02/2020'],
        [
          'Looked after 16 young people; 13 finished school.',
          'Wrote 200 needs assessment reports, each within five days.',
          'Started counseling on two evenings a week for 30 parents.',
        ],
      ),
      createExperience(
        'Social Work Intern',
        'Sandia Youth House',
        'Albuquerque, NM',
        ['09/2015', '05/2016'],
        ['Accompanied 12 families in client advocacy at schools and offices.', 'Kept 90 case notes without a gap.'],
      ),
    ],
    education: [
      createEducation(['MSW', 'Social Work'], 'Rio Puerco University', 'Albuquerque, NM', ['08/2014', '05/2016']),
      createEducation(['BA', 'Psychology'], 'Rio Puerco University', 'Albuquerque, NM', ['08/2010', '05/2014']),
    ],
    skills: [
      'Cases: Case management, Needs assessment, Case documentation, Referrals',
      'People: Crisis intervention, Client advocacy, Home visits, Counseling, Child protection',
      'Knowing: Community resources, Case management software, Assessment forms',
    ],
    certifications: [
      { name: 'Social work license, New Mexico', issuer: '', date: '2017' },
      { name: 'Driver’s license', issuer: '', date: '2010' },
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Spanish', level: 'native' },
    ],
  }),
};
