import { randomBytes } from 'node:crypto';
import { BuiltServer } from '../harness/built-server';
import { resumeForm } from '@shortlist/testing/resume-form';
import { draftForm, createResumeDraft, insertCopies, getOwnerId } from '../harness/resume-factory';
import { isNightly } from '@shortlist/testing/scope';
import { buildRegistration } from '../harness/accounts';
import { bothEngines, describeOnBothDatabases, unlimitedEnv, type TestClient } from '../harness/test-app';
import { ResponseTimeMonitor } from '../fuzzing/hostile-calls';
import { GuestClient } from '../harness/guest-client';

describeOnBothDatabases(
  'the storage of documents',
  (app) => {
    const createDraft = (client: TestClient, language = 'en') =>
      client.post('/api/resumes/draft').set('Accept-Language', language).send({ title: 'One more' });
    const register = (client: TestClient, credentials = buildRegistration()) =>
      client.post('/api/auth/register').send(credentials).expect(201);

    it('is limited to 50 documents for a guest and 500 for an account, including the trash', async () => {
      const client = app.createClient();
      const { id } = await createResumeDraft(client);
      await insertCopies(app.database, id, 45);
      await client.delete(`/api/resumes/${id}`).expect(200);
      const statuses = (await Promise.all(Array.from({ length: 10 }, () => createDraft(client)))).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([...Array<number>(4).fill(201), ...Array<number>(6).fill(413)]);
      const { body } = await createDraft(client, 'de').expect(413);
      expect(body).toMatchObject({ code: 'storage_full', limit: 50 });
      expect(body.message).toMatch(/^Sie haben 50 Dokumente, .* endgültig im Papierkorb oder erstellen Sie ein Konto/);
      const letterResponse = await client.post('/api/cover-letters/draft').send({ content: 'Dear team' });
      expect([letterResponse.status, letterResponse.body.code]).toEqual([413, 'storage_full']);
      // Existing documents can still be written, and deleting from the trash makes room.
      const [otherResume] = (await client.get('/api/resumes').expect(200)).body as { id: string }[];
      await client
        .put(`/api/resumes/${otherResume!.id}/draft`)
        .send({ ...draftForm, title: 'Still mine' })
        .expect(200);
      await client.delete(`/api/resumes/${id}?forever=true`).expect(200);
      await createDraft(client).expect(201);
      await register(client);
      await createDraft(client).expect(201);
      await insertCopies(app.database, otherResume!.id, 449);
      expect((await createDraft(client).expect(413)).body).toMatchObject({ code: 'storage_full', limit: 500 });
    });

    it('is limited to 5 MB for a guest, including versions, and to 50 MB for an account', async () => {
      const client = app.createClient();
      const { id } = await createResumeDraft(client);
      const ownerId = await getOwnerId(app.database, id);
      const saveDraft = () => client.put(`/api/resumes/${id}/draft`).send({ ...draftForm, title: `At ${Date.now()}` });
      await saveDraft().expect(200);
      // Random data, because stored sizes are measured after compression.
      await app.database.query(
        `INSERT INTO resume_versions (resume_id, version, cause, name, state) VALUES ($1, 1, 'hand', 'Large', $2)`,
        [id, JSON.stringify({ text: randomBytes(4_000_000).toString('base64') })],
      );
      const { body } = await saveDraft().expect(413);
      expect(body).toMatchObject({ code: 'storage_full', limit: 5_000_000 });
      expect(body.message).toMatch(/5 MB, .* create an account for 50 MB\.$/);
      await createDraft(client).expect(413);
      await client.post(`/api/resumes/${id}/versions`).send({ name: 'One more' }).expect(413);
      await register(client);
      await saveDraft().expect(200);
      expect(await getOwnerId(app.database, id)).toBe(ownerId);
    });

    it('is limited to 100 manual versions per resume, and makes room by deleting unnamed versions', async () => {
      const client = app.createClient();
      const { id } = await createResumeDraft(client);
      const insertVersions = (name: string, count: number) =>
        app.database.query(
          `INSERT INTO resume_versions (resume_id, version, cause, name, state)
           SELECT id, 0, 'hand', $2, '{}' FROM resumes, generate_series(1, $3::int) WHERE id = $1`,
          [id, name, count],
        );
      await insertVersions('', 1);
      await insertVersions('Mine', 97);
      const save = (name: string) =>
        client.post(`/api/resumes/${id}/versions`).set('Accept-Language', 'de').send({ name });
      const names = ['a', 'b', 'c', 'd', 'e', 'f'];
      const statuses = (await Promise.all(names.map(save))).map(({ status }) => status);
      expect(statuses.sort()).toEqual([201, 201, 201, 413, 413, 413]);
      const { body } = await save('one more').expect(413);
      expect(body).toMatchObject({ code: 'storage_full', limit: 100 });
      expect(body.message).toMatch(/100 Versionen/);
    });

    it('contains one version if the same text is saved manually twice', async () => {
      const client = app.createClient();
      const { id } = await createResumeDraft(client);
      const save = async (name = '') =>
        (await client.post(`/api/resumes/${id}/versions`).send({ name }).expect(201)).body as { id: string };
      const firstVersion = await save();
      expect(await save()).toEqual(firstVersion);
      expect((await save('Mine')).id).not.toBe(firstVersion.id);
    });

    it('of an account accepts guests’ documents at sign-in, up to twice the limit', async () => {
      const credentials = buildRegistration();
      const user = app.createClient();
      await register(user, credentials);
      const { id } = await createResumeDraft(user);
      await insertCopies(app.database, id, 498);
      const signIn = (client: TestClient) =>
        client.post('/api/auth/login').set('Accept-Language', 'de').send(credentials);
      const startGuest = async () => {
        const client = app.createClient();
        return { client, resume: await createResumeDraft(client) };
      };

      const firstGuest = await startGuest();
      await createResumeDraft(firstGuest.client);
      await signIn(firstGuest.client).expect(200);
      await firstGuest.client.get(`/api/resumes/${firstGuest.resume.id}`).expect(200);
      const { body: fullBody } = await createDraft(firstGuest.client).expect(413);
      expect(fullBody).toMatchObject({ code: 'storage_full', limit: 500 });

      await insertCopies(app.database, id, 499);
      const secondGuest = await startGuest();
      const { body } = await signIn(secondGuest.client).expect(413);
      expect(body).toMatchObject({
        code: 'storage_full',
        message: expect.stringMatching(/^In Ihrem Konto ist kein Platz/),
      });
      expect((await secondGuest.client.get('/api/resumes').expect(200)).body).toHaveLength(1);
      await signIn(app.createClient()).expect(200);

      await user.delete(`/api/resumes/${id}`).expect(200);
      await user.delete(`/api/resumes/${id}?forever=true`).expect(200);
      await signIn(secondGuest.client).expect(200);
      await secondGuest.client.get(`/api/resumes/${secondGuest.resume.id}`).expect(200);
    });
  },
  unlimitedEnv,
);

if (isNightly) {
  describe.each(bothEngines)('a page of long resumes, on %s', (engine) => {
    let server: BuiltServer;
    beforeAll(async () => {
      server = await BuiltServer.start(engine, { ...unlimitedEnv, WORK_SECONDS: '30' });
    });
    afterAll(() => server.stop());

    it('does not delay other requests', async () => {
      const client = new GuestClient(server.url);
      await client.send({ path: '/api/auth/register', body: buildRegistration() });
      const bullets = Array.from({ length: 14 }, () => 'Planned care with a team of doctors. '.repeat(108));
      const body = { ...resumeForm, experience: [{ ...resumeForm.experience[0], achievements: bullets }] };
      const id = await client.create({ path: '/api/resumes', body });
      await client.send({ method: 'PUT', path: `/api/resumes/${id}/draft`, body });
      for (let i = 1; i < 40; i += 1) await client.create({ path: `/api/resumes/${id}/copy`, body: {} });
      const monitor = new ResponseTimeMonitor(server.url);
      // Other tests share the CPU and delay random requests, but a call that blocks the event loop does so every time.
      const maxResponseTimes: number[] = [];
      for (let run = 0; run < 3; run += 1) {
        await monitor.takeResponseTimes();
        const responses = await Promise.all(
          Array.from({ length: 4 }, () => client.send({ method: 'GET', path: '/api/resumes' })),
        );
        maxResponseTimes.push((await monitor.takeResponseTimes()).max);
        for (const { status, text } of responses) {
          expect(status).toBe(200);
          const { length } = JSON.parse(text) as unknown[];
          expect(length).toBeGreaterThan(30);
          expect(length).toBeLessThan(40);
        }
      }
      await monitor.stop();
      expect(Math.min(...maxResponseTimes)).toBeLessThan(250);
    }, 300_000);
  });
}
