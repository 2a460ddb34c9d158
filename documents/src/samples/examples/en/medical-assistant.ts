import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'A first job after training: the externship counts like a job.',
  skills: ['Phlebotomy', 'Patient intake', 'Vaccine administration'],
  resume: createResume({
    personalInfo: {
      firstName: 'Jasmine',
      lastName: 'Tran',
      headline: 'Medical Assistant',
      email: 'jasmine.tran@example.com',
      phone: '+1 (619) 555-0122',
      location: 'San Diego, CA',
      linkedin: '',
      website: 'https://jasminetran.example/',
      summary:
        'Certified medical assistant, trained in a family practice with 40 patients a day. Calm at patient intake, careful with electronic health records, and quick to notice who is afraid of needles. English and Vietnamese.',
    },
    experience: [
      createExperience(
        'Medical Assistant',
        'Linda Mar Family Practice',
        'San Diego, CA',
        ['01/2026'],
        [
          'Room 22 patients a day and record vital signs and medical terminology without abbreviations.',
          'Draw blood from 15 patients a shift; repeat draws fell from 9 to 3%.',
          'Keep appointment scheduling for 3 doctors; the wait for a visit went from 12 to 8 days.',
          'Check insurance verification the day before and prevent about 10 refused claims a month.',
        ],
      ),
      createExperience(
        'Medical Assistant Extern',
        'Bayview Community Clinic',
        'Chula Vista, CA',
        ['08/2025', '11/2025'],
        [
          'Assisted in 200 hours of care, 60 of them at vaccine administration.',
          'Set up exam room preparation lists that cut the turnover from 9 to 6 minutes.',
          'Labeled and logged 450 samples in specimen handling without a mix-up.',
        ],
      ),
      createExperience(
        'Pharmacy Cashier (part-time)',
        'Seaport Drugs',
        'San Diego, CA',
        ['06/2023', '07/2025'],
        [
          'Served 120 customers a shift and explained pick-up rules in two languages.',
          'Trained 4 new cashiers in privacy at the counter.',
        ],
      ),
    ],
    education: [
      createEducation(['Certificate', 'Medical Assisting'], 'Mission Valley Career College', 'San Diego, CA', [
        '01/2025',
        '11/2025',
      ]),
      createEducation(['High School Diploma', 'General studies'], 'Otay Crest High School', 'San Diego, CA', [
        '08/2019',
        '06/2023',
      ]),
    ],
    skills: [
      'Patient intake',
      'Phlebotomy',
      'Appointment scheduling',
      'Electronic health records',
      'Medical billing',
      'Insurance verification',
      'Specimen handling',
      'Vaccine administration',
      'ECG machines',
      'Practice management software',
    ],
    certifications: [
      { name: 'CMA', issuer: 'Association of Clinic Assistants', date: '2025' },
      { name: 'CPR', issuer: 'Harbor First Aid', date: '2025' },
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Vietnamese', level: 'fluent' },
    ],
  }),
};
