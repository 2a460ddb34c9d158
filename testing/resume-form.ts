export const resumeForm = {
  templateId: 'minimal-clean',
  personalInfo: {
    firstName: 'Inés',
    lastName: 'Halvorsen',
    email: 'ines@example.com',
    phone: '+34 600 123 456',
    location: 'Valencia',
    headline: 'Registered Nurse',
    summary: 'Registered nurse who plans care on busy wards and explains each step to patients and their families.',
  },
  experience: [
    {
      company: 'Hospital del Mar',
      position: 'Registered Nurse',
      startDate: '03/2020',
      current: true,
      achievements: ['Assessed 24 patients a shift.', 'Planned care with a team of doctors.'],
    },
  ],
  education: [{ institution: 'Universitat', degree: 'BSc', field: 'Nursing', startDate: '2014', endDate: '2018' }],
  skills: ['Triage', 'Wound care'],
};
