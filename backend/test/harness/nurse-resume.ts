import type { Resume } from '@shortlist/contracts/builder/resume';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResume } from './resume-factory';
import type { TestClient } from './test-app';

export const nurseResumeForm = {
  ...resumeForm,
  experience: resumeForm.experience.map((entry) => ({
    ...entry,
    achievements: ['Assessed 24 patients a shift with triage protocols.', 'Planned wound care with a team of doctors.'],
  })),
};

export const createNurseResume = (client: TestClient, overrides: object = {}): Promise<Resume> =>
  createResume(client, { ...nurseResumeForm, ...overrides });
