import { TrashService } from '../src/builder/versioned-documents/trash.service';
import { draftForm, createResume, createResumeDraft, resumeForm } from './harness/resume-factory';
import { onUsualDatabase, buildRegistration } from './harness/test-app';

onUsualDatabase('the trash of resumes', (world) => {
  it('removes a resume from all lists and calls, and restores it unchanged', async () => {
    const browser = world.createClient();
    const [stays, goes] = [await createResume(browser), await createResume(browser)];
    await browser.put(`/api/resumes/${goes.id}/draft`).send(draftForm).expect(200);
    const before = (await browser.get(`/api/resumes/${goes.id}`)).body;
    const { body: gone } = await browser.delete(`/api/resumes/${goes.id}`).expect(200);
    expect(Date.parse(gone.deletedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(gone).toEqual({ ...before, deletedAt: gone.deletedAt });
    // A second click, or a retry of the first, changes nothing.
    expect((await browser.delete(`/api/resumes/${goes.id}`).expect(200)).body).toEqual(gone);
    expect((await browser.get('/api/resumes')).body).toEqual([stays]);
    expect((await browser.get('/api/resumes?bin=true')).body).toEqual([gone]);
    expect((await browser.get(`/api/resumes/${goes.id}`).expect(200)).body).toEqual(gone);
    for (const call of [
      browser.put(`/api/resumes/${goes.id}`).send(resumeForm),
      browser.put(`/api/resumes/${goes.id}/draft`).send(draftForm),
      browser.patch(`/api/resumes/${goes.id}`).send({ title: 'x' }),
      browser.post(`/api/resumes/${goes.id}/copy`).send({}),
      browser.post(`/api/resumes/${goes.id}/pdf`).send({}),
      browser.post(`/api/resumes/${goes.id}/fit`).send({ pages: 1 }),
      browser.post(`/api/resumes/${goes.id}/optimize`).send({}),
      browser.get(`/api/resumes/${goes.id}/score`),
      browser.get(`/api/resumes/${goes.id}/versions`),
      browser.post(`/api/resumes/${goes.id}/versions`).send({}),
      browser.get(`/api/resumes/${goes.id}/base-changes`),
    ])
      expect((await call).status).toBe(404);
    expect((await browser.post(`/api/resumes/${goes.id}/restore`).expect(200)).body).toEqual(before);
    expect((await browser.post(`/api/resumes/${goes.id}/restore`).expect(200)).body).toEqual(before);
    expect((await browser.get('/api/resumes?bin=true')).body).toEqual([]);
  });

  it('permanently deletes only what is in it, with its history', async () => {
    const browser = world.createClient();
    const { id } = await createResume(browser);
    await browser.put(`/api/resumes/${id}`).send(resumeForm).expect(200);
    await browser.delete(`/api/resumes/${id}?forever=true`).expect(404);
    await browser.delete(`/api/resumes/${id}?forever=perhaps`).expect(400);
    await browser.delete(`/api/resumes/${id}`).expect(200);
    await world.createClient().delete(`/api/resumes/${id}?forever=true`).expect(404);
    await browser.delete(`/api/resumes/${id}?forever=true`).expect(200);
    for (const call of [
      browser.get(`/api/resumes/${id}`),
      browser.post(`/api/resumes/${id}/restore`),
      browser.delete(`/api/resumes/${id}`),
      browser.delete(`/api/resumes/${id}?forever=true`),
    ])
      expect((await call).status).toBe(404);
    expect(await world.database.query('SELECT 1 FROM resume_versions WHERE resume_id = $1', [id])).toEqual([]);
  });

  it('is emptied after 30 days', async () => {
    const browser = world.createClient();
    const [old, recent] = [await createResume(browser), await createResumeDraft(browser)];
    for (const { id } of [old, recent]) await browser.delete(`/api/resumes/${id}`).expect(200);
    await world.database.query(`UPDATE resumes SET deleted_at = now() - interval '31 days' WHERE id = $1`, [old.id]);
    await world.database.query(`UPDATE resumes SET deleted_at = now() - interval '29 days' WHERE id = $1`, [recent.id]);
    const bins = world.app.get(TrashService);
    await bins.purgeExpired();
    expect((await browser.get('/api/resumes?bin=true')).body).toMatchObject([{ id: recent.id }]);
  });

  it('is restricted to its owner, and moves along with its guest', async () => {
    const browser = world.createClient();
    const { id } = await createResume(browser);
    const other = world.createClient();
    await createResume(other);
    for (const stranger of [other, world.createClient()]) {
      await stranger.delete(`/api/resumes/${id}`).expect(404);
      await stranger.post(`/api/resumes/${id}/restore`).expect(404);
      expect((await stranger.get('/api/resumes?bin=true').expect(200)).body).toEqual([]);
    }
    await browser.delete(`/api/resumes/${id}`).expect(200);
    await browser.post('/api/auth/register').send(buildRegistration()).expect(201);
    expect((await browser.get('/api/resumes?bin=true')).body).toMatchObject([{ id }]);
  });
});

onUsualDatabase('copies of resumes', (world) => {
  it('copies everything from the original, including the draft, under a new name', async () => {
    const browser = world.createClient();
    const { id } = await createResume(browser);
    await browser.put(`/api/resumes/${id}/draft`).send(draftForm).expect(200);
    const first = (await browser.get(`/api/resumes/${id}`)).body;
    const { body: copy } = await browser.post(`/api/resumes/${id}/copy`).send({}).expect(201);
    const title = `${first.title} (copy)`;
    const { id: copyId, createdAt, updatedAt } = copy;
    const draft = { ...first.draft, title };
    expect(copy).toEqual({ ...first, id: copyId, createdAt, updatedAt, title, draft, draftVersion: 1 });
    expect(copyId).not.toBe(id);
    expect(createdAt > first.createdAt && updatedAt > first.updatedAt && first.draftVersion === 2).toBe(true);
    expect((await browser.get(`/api/resumes/${copy.id}/versions`)).body).toEqual([]);
    const german = await browser.post(`/api/resumes/${id}/copy`).set('Accept-Language', 'de').send({}).expect(201);
    expect(german.body.title).toBe(`${first.title} (Kopie)`);
    const named = await browser.post(`/api/resumes/${id}/copy`).send({ title: 'For $& Oslo' }).expect(201);
    expect(named.body.title).toBe('For $& Oslo');
    await world.createClient().post(`/api/resumes/${id}/copy`).send({}).expect(404);
  });

  it('copies an unsaved draft as an unsaved draft', async () => {
    const browser = world.createClient();
    const { id } = await createResumeDraft(browser);
    const copy = () => browser.post(`/api/resumes/${id}/copy`).set('Idempotency-Key', 'k').send({}).expect(201);
    const { body } = await copy();
    expect(body).toMatchObject({ ...draftForm, version: 0, draft: draftForm });
    expect((await copy()).body.id).toBe(body.id);
    const { body: variant } = await browser.post(`/api/resumes/${id}/copy`).send({ linked: true }).expect(201);
    expect(variant.baseId).toBe(id);
  });
});

onUsualDatabase('variants of resumes', (world) => {
  it('are offered the changes of the base until they are handled', async () => {
    const browser = world.createClient();
    const base = await createResume(browser);
    const { body: variant } = await browser.post(`/api/resumes/${base.id}/copy`).send({ linked: true }).expect(201);
    expect(variant.baseId).toBe(base.id);
    const offered = () => browser.get(`/api/resumes/${variant.id}/base-changes`);
    const unchanged = await offered().expect(200);
    expect(unchanged.body).toEqual({ baseVersion: 1, baseTitle: base.title, changes: [] });

    const personalInfo = { ...resumeForm.personalInfo, phone: '+47 22 00 00 00', location: 'Oslo' };
    const changed = { ...resumeForm, personalInfo, skills: [...resumeForm.skills, 'Cardiology'] };
    await browser.put(`/api/resumes/${base.id}/draft`).send(changed).expect(200);
    const mine = { ...resumeForm, personalInfo: { ...resumeForm.personalInfo, location: 'Bergen' } };
    await browser.put(`/api/resumes/${variant.id}/draft`).send(mine).expect(200);
    const { body } = await offered().set('Accept-Language', 'de').expect(200);
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

    const seen = (baseVersion: unknown) =>
      browser.post(`/api/resumes/${variant.id}/base-changes/seen`).send({ baseVersion });
    const stale = await seen(1).expect(409);
    expect(stale.body).toMatchObject({ code: 'stale', current: { baseVersion: 2, changes: [{}, {}, {}] } });
    await seen('2').expect(400);
    expect((await seen(2).expect(200)).body).toMatchObject({ baseVersion: 2, changes: [] });
    expect((await browser.get(`/api/resumes/${variant.id}`)).body.draft).toMatchObject(mine);
  });

  it('stays independent after the base is deleted, and belongs only to its owner', async () => {
    const browser = world.createClient();
    const base = await createResume(browser);
    await browser.get(`/api/resumes/${base.id}/base-changes`).expect(404);
    const { body: variant } = await browser.post(`/api/resumes/${base.id}/copy`).send({ linked: true }).expect(201);
    const { body: copy } = await browser.post(`/api/resumes/${variant.id}/copy`).send({}).expect(201);
    expect(copy.baseId).toBeNull();
    const other = world.createClient();
    await createResume(other);
    await other.get(`/api/resumes/${variant.id}/base-changes`).expect(404);
    await other.post(`/api/resumes/${variant.id}/base-changes/seen`).send({ baseVersion: 1 }).expect(404);
    await browser.delete(`/api/resumes/${base.id}`).expect(200);
    await browser.get(`/api/resumes/${variant.id}/base-changes`).expect(200);
    await browser.delete(`/api/resumes/${base.id}?forever=true`).expect(200);
    expect((await browser.get(`/api/resumes/${variant.id}`).expect(200)).body.baseId).toBeNull();
    await browser.get(`/api/resumes/${variant.id}/base-changes`).expect(404);
  });
});
