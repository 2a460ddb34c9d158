import type { JobPostingSample } from './job-posting-sample';

export { default as scores } from './scores/en.json';

export const nurse: JobPostingSample = {
  jobTitle: 'Registered Nurse',
  jobPosting:
    'You will lead *triage* on arrival, give *patient education* before discharge and keep the *electronic health record* current. *ACLS* required; *charge nurse* experience welcome.',
  terms: [
    'triage',
    'patient education',
    'electronic health record',
    'ACLS',
    'charge nurse',
    'IV therapy',
    'wound care',
    'discharge planning',
    'infection control',
    'vital signs',
    'handover',
    'telehealth',
  ],
  resume: {
    personalInfo: {
      firstName: 'Ines',
      lastName: 'Halvorsen',
      headline: 'Registered Nurse, Emergency',
      email: 'ines.halvorsen@example.com',
      phone: '+1 (206) 555-0148',
      location: 'Tacoma, WA',
      linkedin: 'https://linkedin.com/in/ines-halvorsen-rn',
      website: '',
      summary:
        'Emergency nurse with eight years on busy receiving wards. Known for calm triage at the front door, plain-spoken patient education, and records that the next shift can rely on. ACLS and TNCC certified; comfortable as charge nurse for a team of 14.',
    },
    experience: [
      {
        position: 'Registered Nurse, Emergency',
        company: 'Orrin Bay Hospital',
        startDate: '03/2020',
        endDate: '',
        current: true,
        location: 'Tacoma, WA',
        description: '',
        achievements: [
          'Lead triage for up to 90 arrivals a shift; cut median door-to-nurse time from 14 to 6 minutes.',
          'Act as charge nurse two shifts a week, assigning 14 nurses across 32 beds.',
          'Moved the unit’s handover into the electronic health record; missed entries fell by 38%.',
          'Run patient education for 25 families a month ahead of discharge planning.',
        ],
      },
      {
        position: 'Staff Nurse, Urgent Care',
        company: 'Tallis Street Clinic',
        startDate: '06/2017',
        endDate: '02/2020',
        current: false,
        location: 'Tacoma, WA',
        description: '',
        achievements: [
          'Gave IV therapy and wound care to 30 walk-in patients a day.',
          'Trained 9 new nurses in infection control; the audit score rose from 81 to 96%.',
          'Wrote the clinic’s fast-track protocol for minor injuries, still in use.',
        ],
      },
      {
        position: 'Nursing Assistant',
        company: 'Halden Community Hospital',
        startDate: '08/2015',
        endDate: '05/2017',
        current: false,
        location: 'Halden, WA',
        description: '',
        achievements: [
          'Supported 16 patients a shift with meals, mobility and vital signs.',
          'Reported early signs of decline to the ward team at every round.',
        ],
      },
    ],
    education: [
      {
        institution: 'Halden State University',
        degree: 'Bachelor of Science',
        field: 'Nursing',
        startDate: '09/2013',
        endDate: '05/2017',
        current: false,
        location: 'Halden, WA',
        gpa: '',
        achievements: [],
      },
    ],
    projects: [],
    skills: [
      'Triage',
      'ACLS',
      'TNCC',
      'Electronic health records',
      'IV therapy',
      'Discharge planning',
      'Patient education',
      'Team scheduling',
    ],
    certifications: [
      { name: 'Advanced Cardiovascular Life Support (ACLS)', issuer: '', date: '2024' },
      { name: 'Trauma Nursing Core Course (TNCC)', issuer: '', date: '2023' },
    ],
    achievements: [],
    languages: [],
    customSections: [],
  },
};
