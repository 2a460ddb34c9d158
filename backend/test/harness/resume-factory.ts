import { type Resume, resumeSchema } from '@shortlist/contracts/builder/resume';
import { resumeForm } from '@shortlist/testing/resume-form';
import type { DataSource } from 'typeorm';
import type { TestClient } from './test-app';

export const draftForm = {
  personalInfo: { firstName: 'Inés', lastName: '', email: 'in', phone: '', location: '', website: 'not yet' },
  experience: [{ company: '', position: 'Nurse', startDate: 'spring' }],
};

export async function createResume(client: TestClient, body: object = resumeForm): Promise<Resume> {
  const response = await client.post('/api/resumes').send(body).expect(201);
  return resumeSchema.parse(response.body);
}

export async function createResumeDraft(client: TestClient, body: object = draftForm): Promise<Resume> {
  const response = await client.post('/api/resumes/draft').send(body).expect(201);
  return resumeSchema.parse(response.body);
}

export async function getOwnerId(database: DataSource, resumeId: string): Promise<string> {
  const sql = 'SELECT owner_id FROM resumes WHERE id = $1';
  const [row] = await database.query<[{ owner_id: string }]>(sql, [resumeId]);
  return row.owner_id;
}

/** Inserts copies with the same times as the original, ignoring all limits. */
export async function insertCopies(database: DataSource, id: string, count: number): Promise<void> {
  const columns = database
    .getMetadata('ResumeEntity')
    .columns.map(({ databaseName }) => databaseName)
    .filter((name) => name !== 'id')
    .join(', ');
  await database.query(
    `INSERT INTO resumes (${columns}) SELECT ${columns} FROM resumes, generate_series(1, $2) WHERE id = $1`,
    [id, count],
  );
}
