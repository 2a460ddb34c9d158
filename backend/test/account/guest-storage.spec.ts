import { randomBytes } from 'node:crypto';
import { DataRetentionService } from '../../src/account/privacy/data-retention.service';
import { resumeForm } from '@shortlist/testing/resume-form';
import { draftForm, createResumeDraft, getOwnerId } from '../harness/resume-factory';
import { buildRegistration } from '../harness/accounts';
import { nurseGenerationRequest } from '../harness/requests';
import { createIsolatedAddress, describeOnBothDatabases, unlimitedEnv, type TestClient } from '../harness/test-app';

const chatRequest = { message: 'How do I print my resume?', context: 'customer_support' };

describeOnBothDatabases(
  'the storage of all guests in a network',
  (app) => {
    const createGuest = (network: string): TestClient => app.createClient().set('X-Forwarded-For', network);
    /** Random text, because stored sizes are measured after compression. */
    const buildText = (length: number) => randomBytes(length).toString('base64').slice(0, length);
    const createLargeResume = async (client: TestClient) => {
      const { id } = await createResumeDraft(client);
      await app.database.query('UPDATE resumes SET job_posting = $2 WHERE id = $1', [id, buildText(80_000)]);
      return id;
    };
    const largeForm = {
      ...resumeForm,
      experience: Array.from({ length: 3 }, () => ({
        ...resumeForm.experience[0],
        achievements: Array.from({ length: 10 }, () => buildText(1_900)),
      })),
    };
    const copyResume = (client: TestClient, id: string) => client.post(`/api/resumes/${id}/copy`).send({});
    const fillNetwork = async (network: string) => {
      const client = createGuest(network);
      const resumeId = await createLargeResume(client);
      while ((await copyResume(client, resumeId)).status === 201);
      // No further copy of the large resume fits, but small drafts of other guests may.
      while ((await createGuest(network).post('/api/resumes/draft').send(draftForm)).status === 201);
      return { client, resumeId };
    };
    const expectStorageFull = async (
      call: PromiseLike<{ status: number; body: { code: string; message: string } }>,
    ) => {
      const { status, body } = await call;
      expect({ status, code: body.code, message: body.message }).toEqual({
        status: 413,
        code: 'storage_full',
        message: expect.stringMatching(/^The visitors of your network, .* Create an account/) as string,
      });
    };

    it('is limited, without affecting accounts and other networks', async () => {
      const network = createIsolatedAddress();
      const statuses: number[] = [];
      for (let guestCount = 0; guestCount < 8; guestCount += 1) {
        const guest = createGuest(network);
        const response = await guest.post('/api/resumes/draft').send(draftForm);
        statuses.push(response.status);
        if (response.status !== 201) continue;
        const { id } = response.body as { id: string };
        await app.database.query('UPDATE resumes SET job_posting = $2 WHERE id = $1', [id, buildText(80_000)]);
        const copies = await Promise.all(Array.from({ length: 3 }, () => copyResume(guest, id)));
        statuses.push(...copies.map(({ status }) => status));
      }
      expect(new Set(statuses)).toEqual(new Set([201, 413]));
      const [{ bytes }] = await app.database.query<[{ bytes: number }]>(
        'SELECT sum(pg_column_size(job_posting))::int AS bytes FROM resumes',
      );
      expect(bytes).toBeGreaterThan(700_000);
      expect(bytes).toBeLessThan(1_000_000);

      const user = createGuest(network);
      await user.post('/api/auth/register').send(buildRegistration()).expect(201);
      await createResumeDraft(user);
      await createResumeDraft(createGuest(createIsolatedAddress()));
    });

    it('is limited for every kind of request that stores something', async () => {
      const network = createIsolatedAddress();
      const existingGuest = createGuest(network);
      const { id } = await createResumeDraft(existingGuest);
      const { body } = await existingGuest.post('/api/autonomous-generate').send(nurseGenerationRequest).expect(200);
      const generation = body as { id: string };
      await fillNetwork(network);
      await expectStorageFull(createGuest(network).post('/api/resumes/draft').send(draftForm));
      await expectStorageFull(createGuest(network).post('/api/cover-letters/draft').send({ content: 'Dear team' }));
      await expectStorageFull(createGuest(network).post('/api/autonomous-generate').send(nurseGenerationRequest));
      await expectStorageFull(
        createGuest(network).post('/api/cover-letters/generate').send({ jobTitle: 'Nurse', companyName: 'Acme' }),
      );
      await expectStorageFull(createGuest(network).post('/api/chat-support').send(chatRequest));
      await expectStorageFull(existingGuest.put(`/api/resumes/${id}/draft`).send(largeForm));
      await expectStorageFull(existingGuest.put(`/api/resumes/${id}`).send(largeForm));
      const ownLines = Array.from({ length: 8 }, () => Array.from({ length: 20 }, () => buildText(500)));
      await expectStorageFull(
        existingGuest.put(`/api/generations/${generation.id}/blanks`).send({ fills: {}, ownLines }),
      );
      expect((await createGuest(network).get('/api/me/allowance')).body).toMatchObject({ used: 0 });
      // Guests may still write within the usage that is already counted.
      await existingGuest.put(`/api/resumes/${id}/draft`).send(draftForm).expect(200);
    });

    it('includes chats', async () => {
      const network = createIsolatedAddress();
      const chat = () => createGuest(network).post('/api/chat-support').send(chatRequest);
      for (let guestCount = 0; guestCount < 20; guestCount += 1) await chat().expect(200);
      await expectStorageFull(chat());
    });

    it('is available again after guests register, sign in, delete documents or expire', async () => {
      const network = createIsolatedAddress();
      const expectRoom = async () => {
        const guest = createGuest(network);
        const { id } = await createResumeDraft(guest);
        await guest.delete(`/api/resumes/${id}`).expect(200);
        await guest.delete(`/api/resumes/${id}?forever=true`).expect(200);
      };
      const registeredGuest = await fillNetwork(network);
      const credentials = buildRegistration();
      await registeredGuest.client.post('/api/auth/register').send(credentials).expect(201);
      await expectRoom();
      await copyResume(registeredGuest.client, registeredGuest.resumeId).expect(201);

      const signedInGuest = await fillNetwork(network);
      await signedInGuest.client.post('/api/auth/login').send(credentials).expect(200);
      await expectRoom();

      const tidyGuest = await fillNetwork(network);
      await tidyGuest.client.delete(`/api/resumes/${tidyGuest.resumeId}`).expect(200);
      await tidyGuest.client.delete(`/api/resumes/${tidyGuest.resumeId}?forever=true`).expect(200);
      await expectRoom();
      await fillNetwork(network);

      await tidyGuest.client.delete('/api/me').send({}).expect(200);
      const expiredGuest = await fillNetwork(network);
      // The guest is kept because of the open message, but the documents are deleted.
      const message = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };
      await expiredGuest.client.post('/api/contact').send(message).expect(201);
      const ownerId = await getOwnerId(app.database, expiredGuest.resumeId);
      await app.database.query(`UPDATE owners SET created_at = now() - interval '31 days' WHERE id = $1`, [ownerId]);
      await app.database.query(`UPDATE sessions SET used_at = now() - interval '31 days' WHERE owner_id = $1`, [
        ownerId,
      ]);
      await app.nest.get(DataRetentionService).deleteExpiredGuests();
      await expectRoom();
    });

    it('suffices for 200 guests with five documents each, and is counted under a hash of the network', async () => {
      const network = createIsolatedAddress();
      const guest = createGuest(network);
      const generation = (await guest.post('/api/autonomous-generate').send(nurseGenerationRequest).expect(200))
        .body as {
        id: string;
      };
      const { id } = await createResumeDraft(guest, { generationId: generation.id });
      for (let copyCount = 0; copyCount < 2; copyCount += 1) await copyResume(guest, id).expect(201);
      await guest.post('/api/cover-letters/draft').send({ generationId: generation.id }).expect(201);
      const [owner] = await app.database.query<{ network: string; counted_bytes: number }[]>(
        'SELECT * FROM owners WHERE id = $1',
        [await getOwnerId(app.database, id)],
      );
      expect(owner!.counted_bytes * 200).toBeLessThan(100_000_000);
      expect(JSON.stringify(owner)).not.toContain(network);
    });
  },
  { ...unlimitedEnv, TRUST_PROXY: '1', GUEST_NETWORK_MB: '1' },
);
