import { resumeContentSchema } from '@shortlist/contracts/builder/document-content';
import fc from 'fast-check';
import type { ScoreTarget } from '../checks/check-rule';

export const today = '2026-11-21';

export const nurseTarget: ScoreTarget = {
  jobTitle: 'Registered Nurse',
  industry: 'Healthcare',
  terms: ['triage', 'patient education', 'electronic health records', 'wound care', 'ACLS'].map((term) => ({
    term,
    weight: 2,
  })),
};

export const strongResume = resumeContentSchema.parse({
  personalInfo: {
    firstName: 'Ines',
    lastName: 'Halvorsen',
    email: 'ines@example.com',
    phone: '+1 206 555 0148',
    location: 'Tacoma, WA',
    linkedin: 'https://linkedin.com/in/ines',
    headline: 'Registered Nurse',
    summary:
      'Registered nurse with eight years on a range of wards. Known for calm triage at the front door, plain-spoken patient education, and electronic health records that the next shift can rely on.',
  },
  experience: [
    {
      company: 'Orrin Bay Hospital',
      position: 'Registered Nurse',
      startDate: '03/2020',
      current: true,
      achievements: [
        'Lead triage for up to 90 arrivals a shift and cut median waiting to 6 minutes.',
        'Moved handover into the electronic health record; missed entries fell by 38%.',
        'Run patient education for families before they go home from the unit.',
      ],
    },
    {
      company: 'Tallis Street Clinic',
      position: 'Staff Nurse',
      startDate: '06/2017',
      endDate: '02/2020',
      achievements: [
        'Gave infusions and wound care to 25 walk-in patients a day.',
        'Trained 9 new nurses in infection control and ACLS drills.',
      ],
    },
  ],
  education: [
    {
      institution: 'Halden State University',
      degree: 'BSc',
      field: 'Nursing',
      startDate: '09/2013',
      endDate: '05/2017',
    },
  ],
  skills: [
    'Triage',
    'ACLS',
    'Wound care',
    'Patient education',
    'Electronic health records',
    'Infection control',
    'IV therapy',
    'Rosters',
  ],
});

export const weakResume = resumeContentSchema.parse({
  personalInfo: { firstName: 'A', lastName: 'B', email: 'a', phone: '', location: 'X', summary: 'A team player.' },
  experience: [{ company: 'Y', position: 'Helper', startDate: '', achievements: ['Responsible for things'] }],
  skills: ['Work'],
});

const phraseArbitrary = fc.constantFrom(
  'Led triage for 90 patients',
  'wound care',
  'team player',
  '[number] visits a day',
  'Wrote plans',
  'in 2015',
  'ACLS',
  '30%',
);
const sentenceArbitrary = fc.array(phraseArbitrary, { maxLength: 8 }).map((parts) => parts.join(' '));
const dateArbitrary = fc.constantFrom('', '03/2020', '05/2016', '2018', '01/2031', '[MM/YYYY]', 'present', 'soon');
export const resumeArbitrary = fc
  .record({
    personalInfo: fc.record({
      firstName: fc.constant('A'),
      lastName: fc.constant('B'),
      email: fc.constantFrom('', '[Email]', 'a@b.co', 'nonsense'),
      phone: fc.constantFrom('', '[Phone]', '+1 206 555 0148'),
      location: fc.constantFrom('', '[City]', 'Oslo'),
      headline: fc.constantFrom('', 'Registered Nurse', 'Nurse, Registered'),
      summary: sentenceArbitrary,
    }),
    experience: fc.array(
      fc.record({
        company: fc.constantFrom('', 'A', '[Employer]'),
        position: phraseArbitrary,
        startDate: dateArbitrary,
        endDate: dateArbitrary,
        achievements: fc.array(sentenceArbitrary, { maxLength: 4 }),
      }),
      { maxLength: 4 },
    ),
    education: fc.array(
      fc.record({
        institution: phraseArbitrary,
        degree: phraseArbitrary,
        field: phraseArbitrary,
        startDate: dateArbitrary,
        endDate: dateArbitrary,
      }),
      { maxLength: 3 },
    ),
    skills: fc.array(fc.constantFrom('Triage', 'Wound care', 'ACLS', 'Rosters', '[Skill]', 'Nursing: IV, ECG'), {
      maxLength: 9,
    }),
  })
  .map((content) => resumeContentSchema.parse(content));
