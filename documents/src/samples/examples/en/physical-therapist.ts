import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Outcomes beside methods: what patients could do afterwards.',
  skills: ['Gait training', 'Manual therapy', 'Outcome measures'],
  resume: createResume({
    personalInfo: {
      firstName: 'Ingrid',
      lastName: 'Solheim',
      headline: 'Physical Therapist',
      email: 'ingrid.solheim@example.com',
      phone: '+1 (608) 555-0149',
      location: 'Madison, WI',
      linkedin: '',
      website: 'https://ingridsolheim.example/',
      summary:
        'Physical therapist with twelve years in orthopedic rehabilitation, eight of them with athletes over fifty. Treatment planning starts with the stairs at home. I measure at every third visit and share the chart with the patient.',
    },
    experience: [
      createExperience(
        'Senior Physical Therapist',
        'Yahara Rehabilitation Center',
        'Madison, WI',
        ['05/2019'],
        [
          'Treat 55 patients a week and lead a team of 6 therapists.',
          'Shortened rehabilitation after knee replacement from 14 to 11 weeks with exercise prescription by phase.',
          'Introduced outcome measures at intake and discharge; 84% of patients reach their own goal.',
          'Built 30 home exercise programs as short films, watched 9,000 times.',
          'Brought no-shows from 16 to 7% with a call after the first visit.',
        ],
      ),
      createExperience(
        'Physical Therapist',
        'Fox Valley Orthopedics',
        'Appleton, WI',
        ['07/2014', '04/2019'],
        [
          'Ran gait training for 20 patients a week after hip surgery.',
          'Started a pain management group with a psychologist; 7 of 10 members needed less medication.',
          'Supervised 14 students, and wrote progress notes guidelines for them.',
        ],
      ),
    ],
    education: [
      createEducation(['Doctor of Physical Therapy', 'Physical Therapy'], 'Lake Mendota University', 'Madison, WI', [
        '08/2011',
        '05/2014',
      ]),
      createEducation(['BSc', 'Kinesiology'], 'Lake Mendota University', 'Madison, WI', ['08/2007', '05/2011']),
    ],
    skills: [
      'Treating: Treatment planning, Manual therapy, Exercise prescription, Gait training, Pain management',
      'Measuring: Musculoskeletal assessment, Outcome measures, Progress notes',
      'Equipment: Resistance equipment, Electrotherapy units',
    ],
    certifications: [
      { name: 'State license, Wisconsin', issuer: '', date: '2014' },
      { name: 'Dry needling certificate', issuer: 'Midwest Therapy Institute', date: '2020' },
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Norwegian', level: 'conversational' },
    ],
  }),
};
