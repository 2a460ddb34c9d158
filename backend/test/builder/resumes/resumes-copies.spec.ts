import { resumeForm } from '@shortlist/testing/resume-form';
import { draftForm, createResume, createResumeDraft } from '../../harness/resume-factory';
import { describeOnDefaultDatabase } from '../../harness/test-app';

describeOnDefaultDatabase('copies and variants of resumes', (app) => {
  describe('copies', () => {
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
      expect(createdAt > original.createdAt && updatedAt > original.updatedAt && original.draftVersion === 2).toBe(
        true,
      );
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

  describe('variants', () => {
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
        {
          id: '3',
          kind: 'add',
          path: 'skills.2',
          before: '',
          after: 'Cardiology',
          item: 'Cardiology',
          verdict: 'safe',
        },
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
});
