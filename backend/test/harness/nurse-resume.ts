import type { Resume } from '@shortlist/contracts/builder/resume';
import { resumeForm } from '@shortlist/testing/resume-form';
import { type TestClient } from './resume-factory';
import { getSessionCookie } from './accounts';

export const nurseResumeForm = {
  ...resumeForm,
  experience: resumeForm.experience.map((entry) => ({
    ...entry,
    achievements: ['Assessed 24 patients a shift with triage protocols.', 'Planned wound care with a team of doctors.'],
  })),
};

export async function createNurseResume(client: TestClient, overrides: object = {}): Promise<Resume> {
  const { body } = await client
    .post('/api/resumes')
    .send({ ...nurseResumeForm, ...overrides })
    .expect(201);
  return body as Resume;
}

export async function createGuestSession(client: TestClient): Promise<string> {
  return getSessionCookie(await client.post('/api/resumes/draft').send({})) ?? '';
}
