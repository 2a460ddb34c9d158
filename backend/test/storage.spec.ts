import { randomBytes } from 'node:crypto';
import { BuiltServer } from './harness/built-server';
import { draftForm, type TestClient, createResumeDraft, resumeForm } from './harness/resume-factory';
import { isNightly } from './harness/scope';
import { bothEngines, describeOnBothDatabases, unlimitedEnv, buildRegistration } from './harness/test-app';
import { GuestClient, ResponseTimeMonitor } from './fuzzing/hostile-calls';

describeOnBothDatabases(
  'the storage of documents',
  (app) => {
    const draft = (client: TestClient, language = 'en') =>
      client.post('/api/resumes/draft').set('Accept-Language', language).send({ title: 'One more' });
    const ownerOf = async (id: string) =>
      (await app.database.query<{ owner_id: string }[]>('SELECT owner_id FROM resumes WHERE id = $1', [id]))[0]!
        .owner_id;
    const copies = async (id: string, count: number) => {
      const columns = app.database
        .getMetadata('ResumeEntity')
        .columns.map(({ databaseName }) => databaseName)
        .filter((name) => name !== 'id')
        .join(', ');
      await app.database.query(
        `INSERT INTO resumes (${columns}) SELECT ${columns} FROM resumes, generate_series(1, $2) WHERE id = $1`,
        [id, count],
      );
    };
    const register = (client: TestClient) => client.post('/api/auth/register').send(buildRegistration()).expect(201);

    it('is limited to 50 for a guest, including the trash and under concurrency, and to 500 for an account', async () => {
      const client = app.createClient();
      const { id } = await createResumeDraft(client);
      await copies(id, 45);
      await client.delete(`/api/resumes/${id}`).expect(200);
      const statuses = (await Promise.all(Array.from({ length: 10 }, () => draft(client)))).map(({ status }) => status);
      expect(statuses.sort()).toEqual([...Array<number>(4).fill(201), ...Array<number>(6).fill(413)]);
      const { body } = await draft(client, 'de').expect(413);
      expect(body).toMatchObject({ code: 'storage_full', limit: 50 });
      expect(body.message).toMatch(/^Sie haben 50 Dokumente, .* endgültig im Papierkorb oder erstellen Sie ein Konto/);
      const letter = await client.post('/api/cover-letters/draft').send({ content: 'Dear team' });
      expect([letter.status, letter.body.code]).toEqual([413, 'storage_full']);
      // Existing documents can still be written, and deleting from the trash makes room.
      const [other] = (await client.get('/api/resumes').expect(200)).body as { id: string }[];
      await client
        .put(`/api/resumes/${other!.id}/draft`)
        .send({ ...draftForm, title: 'Still mine' })
        .expect(200);
      await client.delete(`/api/resumes/${id}?forever=true`).expect(200);
      await draft(client).expect(201);
      await register(client);
      await draft(client).expect(201);
      await copies(other!.id, 449);
      expect((await draft(client).expect(413)).body).toMatchObject({ code: 'storage_full', limit: 500 });
    });

    it('is limited to 5 MB for a guest, including versions, and to 50 MB for an account', async () => {
      const client = app.createClient();
      const { id } = await createResumeDraft(client);
      const ownerId = await ownerOf(id);
      const write = () => client.put(`/api/resumes/${id}/draft`).send({ ...draftForm, title: `At ${Date.now()}` });
      await write().expect(200);
      // Random data, because stored sizes are measured after compression.
      await app.database.query(
        `INSERT INTO resume_versions (resume_id, version, cause, name, state) VALUES ($1, 1, 'hand', 'Large', $2)`,
        [id, JSON.stringify({ text: randomBytes(4_000_000).toString('base64') })],
      );
      const { body } = await write().expect(413);
      expect(body).toMatchObject({ code: 'storage_full', limit: 5_000_000 });
      expect(body.message).toMatch(/5 MB, .* create an account for 50 MB\.$/);
      await draft(client).expect(413);
      await register(client);
      await write().expect(200);
      expect(await ownerOf(id)).toBe(ownerId);
    });
  },
  unlimitedEnv,
);

if (isNightly) {
  describe.each(bothEngines)('a list of 200 long resumes, on %s', (engine) => {
    let server: BuiltServer;
    beforeAll(async () => {
      server = await BuiltServer.start(engine, { ...unlimitedEnv, WORK_SECONDS: '30' });
    });
    afterAll(() => server.stop());

    it('does not delay other requests', async () => {
      const person = new GuestClient(server.url);
      await person.send({ path: '/api/auth/register', body: buildRegistration() });
      const bullets = Array.from({ length: 14 }, () => 'Planned care with a team of doctors. '.repeat(108));
      const body = { ...resumeForm, experience: [{ ...resumeForm.experience[0], achievements: bullets }] };
      const id = await person.make({ path: '/api/resumes', body });
      await person.send({ method: 'PUT', path: `/api/resumes/${id}/draft`, body });
      for (let i = 1; i < 200; i += 1) await person.make({ path: `/api/resumes/${id}/copy`, body: {} });
      const watch = new ResponseTimeMonitor(server.url);
      // Other tests share the CPU and delay random calls; a call that blocks the event loop does so every time.
      const waits: number[] = [];
      for (let run = 0; run < 3; run += 1) {
        await watch.waits();
        const lists = await Promise.all(
          Array.from({ length: 4 }, () => person.send({ method: 'GET', path: '/api/resumes' })),
        );
        waits.push((await watch.waits()).longest);
        for (const { status, text } of lists) {
          expect(status).toBe(200);
          expect(JSON.parse(text)).toHaveLength(200);
        }
      }
      await watch.stop();
      expect(Math.min(...waits)).toBeLessThan(250);
    }, 300_000);
  });
}
