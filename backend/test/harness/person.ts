import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import { type Browser, form } from './resume';
import { sessionCookie } from './session-cookie';

export const nurseForm = {
  ...form,
  experience: form.experience.map((entry) => ({
    ...entry,
    achievements: ['Assessed 24 patients a shift with triage protocols.', 'Planned wound care with a team of doctors.'],
  })),
};

export async function saveResume(browser: Browser, more: object = {}): Promise<Resume> {
  const { body } = await browser
    .post('/api/resumes')
    .send({ ...nurseForm, ...more })
    .expect(201);
  return body as Resume;
}

export async function sessionOf(browser: Browser): Promise<string> {
  return sessionCookie(await browser.post('/api/resumes/draft').send({})) ?? '';
}
