import { type Resume, resumeSchema } from '@shortlist/contracts/builder/saved-resume';
import type request from 'supertest';

export type Browser = ReturnType<typeof request.agent>;

export const form = {
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

export const begun = {
  personalInfo: { firstName: 'Inés', lastName: '', email: 'in', phone: '', location: '', website: 'not yet' },
  experience: [{ company: '', position: 'Nurse', startDate: 'spring' }],
};

export async function create(browser: Browser, body: object = form): Promise<Resume> {
  const answer = await browser.post('/api/resumes').send(body).expect(201);
  return resumeSchema.parse(answer.body);
}

export async function createDraft(browser: Browser, body: object = begun): Promise<Resume> {
  const answer = await browser.post('/api/resumes/draft').send(body).expect(201);
  return resumeSchema.parse(answer.body);
}
