import { TrashService } from '../../../src/builder/versioned-documents/trash.service';
import { resumeForm } from '@shortlist/testing/resume-form';
import { draftForm, createResume, createResumeDraft } from '../../harness/resume-factory';
import { buildRegistration } from '../../harness/accounts';
import { describeOnDefaultDatabase } from '../../harness/test-app';

describeOnDefaultDatabase('the trash of resumes', (app) => {
  it('hides a resume from all lists and requests, and restores it unchanged', async () => {
    const client = app.createClient();
    const [otherResume, resume] = [await createResume(client), await createResume(client)];
    await client.put(`/api/resumes/${resume.id}/draft`).send(draftForm).expect(200);
    const resumeBefore = (await client.get(`/api/resumes/${resume.id}`)).body;
    const { body: trashedResume } = await client.delete(`/api/resumes/${resume.id}`).expect(200);
    expect(Date.parse(trashedResume.deletedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(trashedResume).toEqual({ ...resumeBefore, deletedAt: trashedResume.deletedAt });
    // A repeated deletion changes nothing.
    expect((await client.delete(`/api/resumes/${resume.id}`).expect(200)).body).toEqual(trashedResume);
    expect((await client.get('/api/resumes')).body).toEqual([otherResume]);
    expect((await client.get('/api/resumes?bin=true')).body).toEqual([trashedResume]);
    expect((await client.get(`/api/resumes/${resume.id}`).expect(200)).body).toEqual(trashedResume);
    for (const call of [
      client.put(`/api/resumes/${resume.id}`).send(resumeForm),
      client.put(`/api/resumes/${resume.id}/draft`).send(draftForm),
      client.patch(`/api/resumes/${resume.id}`).send({ title: 'x' }),
      client.post(`/api/resumes/${resume.id}/copy`).send({}),
      client.post(`/api/resumes/${resume.id}/pdf`).send({}),
      client.post(`/api/resumes/${resume.id}/fit`).send({ pages: 1 }),
      client.post(`/api/resumes/${resume.id}/optimize`).send({}),
      client.get(`/api/resumes/${resume.id}/score`),
      client.get(`/api/resumes/${resume.id}/versions`),
      client.post(`/api/resumes/${resume.id}/versions`).send({}),
      client.get(`/api/resumes/${resume.id}/base-changes`),
    ])
      expect((await call).status).toBe(404);
    expect((await client.post(`/api/resumes/${resume.id}/restore`).expect(200)).body).toEqual(resumeBefore);
    expect((await client.post(`/api/resumes/${resume.id}/restore`).expect(200)).body).toEqual(resumeBefore);
    expect((await client.get('/api/resumes?bin=true')).body).toEqual([]);
  });

  it('permanently deletes only resumes that are in the trash, with their history', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    await client.put(`/api/resumes/${id}`).send(resumeForm).expect(200);
    await client.delete(`/api/resumes/${id}?forever=true`).expect(404);
    await client.delete(`/api/resumes/${id}?forever=perhaps`).expect(400);
    await client.delete(`/api/resumes/${id}`).expect(200);
    await app.createClient().delete(`/api/resumes/${id}?forever=true`).expect(404);
    await client.delete(`/api/resumes/${id}?forever=true`).expect(200);
    for (const call of [
      client.get(`/api/resumes/${id}`),
      client.post(`/api/resumes/${id}/restore`),
      client.delete(`/api/resumes/${id}`),
      client.delete(`/api/resumes/${id}?forever=true`),
    ])
      expect((await call).status).toBe(404);
    expect(await app.database.query('SELECT 1 FROM resume_versions WHERE resume_id = $1', [id])).toEqual([]);
  });

  it('is emptied after 30 days', async () => {
    const client = app.createClient();
    const [oldResume, recentResume] = [await createResume(client), await createResumeDraft(client)];
    for (const { id } of [oldResume, recentResume]) await client.delete(`/api/resumes/${id}`).expect(200);
    await app.database.query(`UPDATE resumes SET deleted_at = now() - interval '31 days' WHERE id = $1`, [
      oldResume.id,
    ]);
    await app.database.query(`UPDATE resumes SET deleted_at = now() - interval '29 days' WHERE id = $1`, [
      recentResume.id,
    ]);
    const trash = app.nest.get(TrashService);
    await trash.purgeExpired();
    expect((await client.get('/api/resumes?bin=true')).body).toMatchObject([{ id: recentResume.id }]);
  });

  it('is restricted to its owner, and moves to the account at sign-in', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    const otherClient = app.createClient();
    await createResume(otherClient);
    for (const stranger of [otherClient, app.createClient()]) {
      await stranger.delete(`/api/resumes/${id}`).expect(404);
      await stranger.post(`/api/resumes/${id}/restore`).expect(404);
      expect((await stranger.get('/api/resumes?bin=true').expect(200)).body).toEqual([]);
    }
    await client.delete(`/api/resumes/${id}`).expect(200);
    await client.post('/api/auth/register').send(buildRegistration()).expect(201);
    expect((await client.get('/api/resumes?bin=true')).body).toMatchObject([{ id }]);
  });
});
