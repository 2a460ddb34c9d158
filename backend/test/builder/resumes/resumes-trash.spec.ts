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

describeOnDefaultDatabase('copies of resumes', (app) => {
  it('have a new title and everything else from the original, including the draft', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    await client.put(`/api/resumes/${id}/draft`).send(draftForm).expect(200);
    const original = (await client.get(`/api/resumes/${id}`)).body;
    const { body: copy } = await client.post(`/api/resumes/${id}/copy`).send({}).expect(201);
    const title = `${original.title} (copy)`;
    const { id: copyId, createdAt, updatedAt } = copy;
    const draft = { ...original.draft, title };
    expect(copy).toEqual({ ...original, id: copyId, createdAt, updatedAt, title, draft, draftVersion: 1 });
    expect(copyId).not.toBe(id);
    expect(createdAt > original.createdAt && updatedAt > original.updatedAt && original.draftVersion === 2).toBe(true);
    expect((await client.get(`/api/resumes/${copy.id}/versions`)).body).toEqual([]);
    const germanCopy = await client.post(`/api/resumes/${id}/copy`).set('Accept-Language', 'de').send({}).expect(201);
    expect(germanCopy.body.title).toBe(`${original.title} (Kopie)`);
    const namedCopy = await client.post(`/api/resumes/${id}/copy`).send({ title: 'For $& Oslo' }).expect(201);
    expect(namedCopy.body.title).toBe('For $& Oslo');
    await app.createClient().post(`/api/resumes/${id}/copy`).send({}).expect(404);
  });

  it('of an unsaved draft are unsaved drafts', async () => {
    const client = app.createClient();
    const { id } = await createResumeDraft(client);
    const createCopy = () => client.post(`/api/resumes/${id}/copy`).set('Idempotency-Key', 'k').send({}).expect(201);
    const { body } = await createCopy();
    expect(body).toMatchObject({ ...draftForm, version: 0, draft: draftForm });
    expect((await createCopy()).body.id).toBe(body.id);
    const { body: variant } = await client.post(`/api/resumes/${id}/copy`).send({ linked: true }).expect(201);
    expect(variant.baseId).toBe(id);
  });
});

describeOnDefaultDatabase('variants of resumes', (app) => {
  it('are offered changes to the base until the user marks them as seen', async () => {
    const client = app.createClient();
    const base = await createResume(client);
    const { body: variant } = await client.post(`/api/resumes/${base.id}/copy`).send({ linked: true }).expect(201);
    expect(variant.baseId).toBe(base.id);
    const getBaseChanges = () => client.get(`/api/resumes/${variant.id}/base-changes`);
    const emptyResponse = await getBaseChanges().expect(200);
    expect(emptyResponse.body).toEqual({ baseVersion: 1, baseTitle: base.title, changes: [] });

    const personalInfo = { ...resumeForm.personalInfo, phone: '+47 22 00 00 00', location: 'Oslo' };
    const changedBase = { ...resumeForm, personalInfo, skills: [...resumeForm.skills, 'Cardiology'] };
    await client.put(`/api/resumes/${base.id}/draft`).send(changedBase).expect(200);
    const changedVariant = { ...resumeForm, personalInfo: { ...resumeForm.personalInfo, location: 'Bergen' } };
    await client.put(`/api/resumes/${variant.id}/draft`).send(changedVariant).expect(200);
    const { body } = await getBaseChanges().set('Accept-Language', 'de').expect(200);
    expect(body).toMatchObject({ baseVersion: 2, baseTitle: base.title });
    expect(body.changes).toMatchObject([
      {
        id: '1',
        kind: 'text',
        path: 'personalInfo.phone',
        before: resumeForm.personalInfo.phone,
        verdict: 'safe',
        points: 0,
      },
      { id: '2', path: 'personalInfo.location', before: 'Bergen', after: 'Oslo', verdict: 'confirm' },
      { id: '3', kind: 'add', path: 'skills.2', before: '', after: 'Cardiology', item: 'Cardiology', verdict: 'safe' },
    ]);
    expect(body.changes[1].reason).toBe('Im Original und hier geändert.');

    const markSeen = (baseVersion: unknown) =>
      client.post(`/api/resumes/${variant.id}/base-changes/seen`).send({ baseVersion });
    const staleResponse = await markSeen(1).expect(409);
    expect(staleResponse.body).toMatchObject({ code: 'stale', current: { baseVersion: 2, changes: [{}, {}, {}] } });
    await markSeen('2').expect(400);
    expect((await markSeen(2).expect(200)).body).toMatchObject({ baseVersion: 2, changes: [] });
    expect((await client.get(`/api/resumes/${variant.id}`)).body.draft).toMatchObject(changedVariant);
  });

  it('become independent when the base is deleted, and are restricted to their owner', async () => {
    const client = app.createClient();
    const base = await createResume(client);
    await client.get(`/api/resumes/${base.id}/base-changes`).expect(404);
    const { body: variant } = await client.post(`/api/resumes/${base.id}/copy`).send({ linked: true }).expect(201);
    const { body: copy } = await client.post(`/api/resumes/${variant.id}/copy`).send({}).expect(201);
    expect(copy.baseId).toBeNull();
    const otherClient = app.createClient();
    await createResume(otherClient);
    await otherClient.get(`/api/resumes/${variant.id}/base-changes`).expect(404);
    await otherClient.post(`/api/resumes/${variant.id}/base-changes/seen`).send({ baseVersion: 1 }).expect(404);
    await client.delete(`/api/resumes/${base.id}`).expect(200);
    await client.get(`/api/resumes/${variant.id}/base-changes`).expect(200);
    await client.delete(`/api/resumes/${base.id}?forever=true`).expect(200);
    expect((await client.get(`/api/resumes/${variant.id}`).expect(200)).body.baseId).toBeNull();
    await client.get(`/api/resumes/${variant.id}/base-changes`).expect(404);
  });
});
