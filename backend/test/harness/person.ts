import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import type { World } from './world';

export type Browser = ReturnType<World['browser']>;

/** A saved resume of a nurse, as a form sends it. */
export const nurseForm = {
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
      achievements: [
        'Assessed 24 patients a shift with triage protocols.',
        'Planned wound care with a team of doctors.',
      ],
    },
  ],
  education: [{ institution: 'Universitat', degree: 'BSc', field: 'Nursing', startDate: '2014', endDate: '2018' }],
  skills: ['Triage', 'Wound care'],
};

export async function saveResume(browser: Browser, more: object = {}): Promise<Resume> {
  const { body } = await browser
    .post('/api/resumes')
    .send({ ...nurseForm, ...more })
    .expect(201);
  return body as Resume;
}

/** A session without anything in it: the cookie that it has. */
export async function sessionOf(browser: Browser): Promise<string> {
  const { headers } = await browser
    .post('/api/contact')
    .send({ name: 'A', email: 'a@example.com', subject: 's', message: 'm' });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}
